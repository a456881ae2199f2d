import {
  AddToCartRequest,
  AddToCartResponse,
  CallError,
  CartBody,
  ChangeLineRequest,
  LineItemBody,
  RecommendationsResponse,
  SuggestResponse,
  UpdateCartRequest,
} from '@vitrine/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answered } from '../../test/answered.ts';
import { type CartShop, openCartShop } from './cart/cart.fixture.ts';

let shop: CartShop;
beforeAll(async () => {
  shop = await openCartShop();
});
afterAll(() => shop.close());

const id = (sku: string) => shop.id(sku);

describe('the calls of the cart answer as the contract has them', () => {
  it('an empty cart', async () => {
    expect(answered(CartBody, await shop.visitor().get('/cart.json')).items).toEqual([]);
  });

  it('an add of one line and of several, with the sections that were asked for', async () => {
    const visitor = shop.visitor();
    const one = AddToCartRequest.parse({ id: id('SCARF'), quantity: 2, sections: 'header', sections_url: '/' });
    expect(answered(AddToCartResponse, await visitor.json('/cart/add.js', one))).toMatchObject({
      quantity: 2,
      sections: { header: expect.any(String) },
    });
    const several = AddToCartRequest.parse({
      items: [
        { id: id('SCARF'), quantity: 1, properties: { Note: 'a' } },
        { id: id('SLIP-INK-S'), quantity: 1 },
      ],
    });
    const { items } = answered(AddToCartResponse, await visitor.json('/cart/add.js', several));
    expect(items).toHaveLength(2);
    expect(answered(CartBody, await visitor.get('/cart.json'))).toMatchObject({
      item_count: 4,
      items: [{ title: expect.any(String) }, { final_line_price: expect.any(Number) }, { properties: {} }],
    });
  });

  it('a change of a line, of quantities and of the note', async () => {
    const visitor = shop.visitor();
    await visitor.json('/cart/add.js', AddToCartRequest.parse({ id: id('SCARF'), quantity: 1 }));
    const [line] = answered(CartBody, await visitor.get('/cart.json')).items;
    const changed = ChangeLineRequest.parse({ id: line?.key, quantity: 3, sections: ['header'], sections_url: '/' });
    expect(answered(CartBody, await visitor.json('/cart/change.js', changed))).toMatchObject({
      item_count: 3,
      sections: { header: expect.any(String) },
    });
    const updated = UpdateCartRequest.parse({ updates: { [id('SCARF')]: 2 }, note: 'Ring twice.' });
    expect(answered(CartBody, await visitor.json('/cart/update.js', updated))).toMatchObject({
      item_count: 2,
      note: 'Ring twice.',
    });
    const none = UpdateCartRequest.parse({ updates: { [id('SCARF')]: 0 } });
    expect(answered(CartBody, await visitor.json('/cart/update.js', none)).items).toEqual([]);
  });

  it('a refusal', async () => {
    const visitor = shop.visitor();
    const tooMany = AddToCartRequest.parse({ id: id('SLIP-INK-S'), quantity: 9 });
    expect(answered(CallError, await visitor.json('/cart/add.js', tooMany), 422).status).toBe(422);
    const unknown = AddToCartRequest.parse({ id: 123, quantity: 1 });
    expect(answered(CallError, await visitor.json('/cart/add.js', unknown), 404).status).toBe(404);
    const gone = ChangeLineRequest.parse({ id: 'nothing', quantity: 1 });
    expect(answered(CallError, await visitor.json('/cart/change.js', gone), 400).status).toBe('bad_request');
    const foreign = UpdateCartRequest.parse({ updates: { '123': 1 } });
    expect(answered(CallError, await visitor.json('/cart/update.js', foreign), 404).status).toBe(404);
  });
});

it('recommendations answer as the contract has them', async () => {
  const visitor = shop.visitor();
  const slip = AddToCartRequest.parse({ id: id('SLIP-INK-S'), quantity: 1 });
  const { product_id } = answered(LineItemBody, await visitor.json('/cart/add.js', slip));
  const query = new URLSearchParams({ product_id: String(product_id), limit: '2', intent: 'related' });
  const answer = answered(RecommendationsResponse, await visitor.get(`/recommendations/products.json?${query}`));
  expect(answer.products[0]?.variants[0]).toMatchObject({ price: expect.any(Number) });
});

it('suggestions answer as the contract has them', async () => {
  const query = new URLSearchParams({
    q: 's',
    'resources[type]': 'product,collection,page,article,query',
    'resources[limit]': '6',
    'resources[limit_scope]': 'each',
  });
  const { results } = answered(SuggestResponse, await shop.visitor().get(`/search/suggest.json?${query}`)).resources;
  expect(results.products?.length).toBeGreaterThan(0);
});
