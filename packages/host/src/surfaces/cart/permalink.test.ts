import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CartShop, openCartShop } from './cart.fixture.ts';

let shop: CartShop;
beforeAll(async () => {
  shop = await openCartShop();
});
afterAll(() => shop.close());

const id = (sku: string) => shop.id(sku);

test('permalinks build a cart; discount links add a code', async () => {
  const visitor = shop.visitor();
  const link = await visitor.get(
    `/cart/${id('SCARF')}:2,${id('SLIP-INK-S')}:1?storefront=true&note=hi&discount=TEN&attributes[A]=b`,
  );
  expect([link.statusCode, link.headers.location]).toEqual([302, '/cart']);
  expect((await visitor.get('/cart.js')).json()).toMatchObject({ item_count: 3, note: 'hi', attributes: { A: 'b' } });
  expect((await shop.visitor().get(`/cart/${id('SCARF')}:1`)).headers.location).toBe('/checkout');
  expect((await shop.visitor().get('/cart/123:1')).statusCode).toBe(404);
  const shopper = shop.visitor();
  const code = await shopper.get('/discount/TEN?redirect=/collections/silk');
  expect(code.headers.location).toBe('/collections/silk');
  await shopper.json('/cart/add.js', { id: id('SCARF') });
  expect((await shopper.get('/cart.js')).json().total_discount).toBe(600);
  expect((await shopper.get('/discount/TEN?redirect=//evil.example')).headers.location).toBe('/');
});

test('buying again takes what there is, and says what there is not', async () => {
  const visitor = shop.visitor();
  const link = `/cart/${id('SCARF')}:2,${id('SLIP-INK-M')}:1,123:1,${id('BELT')}:99`;
  const answer = await visitor.get(link);
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/cart']);
  const page = (await visitor.get('/cart')).body;
  expect(page).toContain('Silk Scarf × 2');
  expect(page).toContain('Leather Belt × 10');
  for (const sentence of ['Slip Dress - Ink / M', 'Cannot find variant', 'Only 10 of'])
    expect(page).toContain(sentence);
  expect((await visitor.get('/cart')).body).not.toContain('Cannot find variant');
  expect((await shop.visitor().get(`/cart/${id('SLIP-INK-M')}:1`)).statusCode).toBe(422);
});
