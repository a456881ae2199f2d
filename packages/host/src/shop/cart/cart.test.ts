import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Cart } from '../orders/types-commerce.ts';
import { openTestShop, type TestShop, variantId } from '../test-shop.ts';
import { addToCart } from './add-to-cart.ts';
import { changeLine } from './change-line.ts';
import { cartErrorBody } from './error-body.ts';
import { readCart } from './read-cart.ts';
import { clearCart, updateCart } from './update-cart.ts';

const inkS = variantId('dress', 'Ink', 'S');
const inkM = variantId('dress', 'Ink', 'M');
const roseS = variantId('dress', 'Rose', 'S');
const teeS = variantId('tee', 'S');
const giftCard = variantId('gift-card', '$10');

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop();
});
afterEach(() => shop.close());

async function cartWith(...items: Parameters<typeof addToCart>[2]): Promise<Cart> {
  const added = await addToCart(shop.store, null, items);
  if (!added.ok) throw new Error(JSON.stringify(added.error));
  return added.value.cart;
}
const lines = (cart: Cart | null) => cart?.lines.map((line) => [line.variantId, line.quantity]);

describe('addToCart', () => {
  it('makes a cart under a token that is not stored', async () => {
    const cart = await cartWith({ id: inkS });
    expect(cart.token).toMatch(/^[\w-]{43}$/);
    expect(lines(await readCart(shop.store, cart.token))).toEqual([[inkS, 1]]);
    const rows = await shop.store.db.selectFrom('carts').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(cart.token);
  });

  it('never takes over a token it does not know', async () => {
    const token = 'x'.repeat(43);
    const added = await addToCart(shop.store, token, [{ id: inkS }]);
    expect(added.ok && added.value.cart.token).not.toBe(token);
  });

  it('joins lines of one variant and equal properties, whatever their order', async () => {
    const cart = await cartWith(
      { id: inkS, properties: { a: '1', b: '2' } },
      { id: String(inkS), quantity: '2', properties: { b: '2', a: '1' } },
      { id: inkS, properties: { a: '1' } },
    );
    expect(cart.lines.map((line) => line.quantity)).toEqual([1, 3]);
    expect(new Set(cart.lines.map((line) => line.key)).size).toBe(2);
  });

  it('puts the newest line first and leaves a line where it is when it grows', async () => {
    const { token } = await cartWith({ id: inkS }, { id: teeS });
    const again = await addToCart(shop.store, token, [{ id: inkS }]);
    expect(again.ok && lines(again.value.cart)).toEqual([
      [teeS, 1],
      [inkS, 2],
    ]);
  });

  it('adds what is left and says so', async () => {
    const added = await addToCart(shop.store, null, [{ id: inkM, quantity: 5 }]);
    expect(added).toMatchObject({ ok: false, error: { error: { code: 'only_some_added', added: 2 } } });
    if (added.ok) return;
    expect(lines(await readCart(shop.store, added.error.cart?.token ?? null))).toEqual([[inkM, 2]]);
    const more = await addToCart(shop.store, added.error.cart?.token ?? null, [
      { id: inkM, properties: { other: 'line' } },
    ]);
    expect(more).toMatchObject({ ok: false, error: { error: { code: 'all_items_in_cart', count: 2 }, cart: null } });
  });

  it('adds nothing of a request that has one bad item', async () => {
    const { token } = await cartWith({ id: teeS });
    const added = await addToCart(shop.store, token, [{ id: inkS }, { id: roseS }]);
    expect(added).toMatchObject({
      ok: false,
      error: { error: { code: 'product_sold_out', name: 'Été Dress - Rose / S' } },
    });
    expect(lines(await readCart(shop.store, token))).toEqual([[teeS, 1]]);
  });

  it.each([
    [{ id: undefined }, 'missing_parameters'],
    [{ id: '' }, 'missing_parameters'],
    [{ id: 1 }, 'variant_not_found'],
    [{ id: variantId('coat') }, 'variant_not_found'],
    [{ id: '1 or 1=1' }, 'variant_not_found'],
    [{ id: { $gt: 0 } }, 'variant_not_found'],
    [{ id: inkS, quantity: 0 }, 'invalid_input'],
    [{ id: inkS, quantity: -1 }, 'invalid_input'],
    [{ id: inkS, quantity: 1.5 }, 'invalid_input'],
    [{ id: inkS, quantity: '1.5' }, 'invalid_input'],
    [{ id: inkS, quantity: 'two' }, 'invalid_input'],
    [{ id: inkS, quantity: Number.NaN }, 'invalid_input'],
    [{ id: inkS, quantity: Number.POSITIVE_INFINITY }, 'invalid_input'],
    [{ id: teeS, quantity: 1e30 }, 'cart_too_large'],
    [{ id: teeS, quantity: '999999999999999999999' }, 'cart_too_large'],
    [{ id: inkS, quantity: [1] }, 'invalid_input'],
    [{ id: inkS, properties: 'text' }, 'invalid_input'],
    [{ id: inkS, properties: { a: { b: 'c' } } }, 'invalid_input'],
    [{ id: inkS, properties: { a: 'x'.repeat(5001) } }, 'properties_too_long'],
    [
      { id: inkS, properties: Object.fromEntries(Array.from({ length: 101 }, (_, n) => [`p${n}`, ''])) },
      'too_many_properties',
    ],
  ])('refuses %j with %s', async (item, code) => {
    const added = await addToCart(shop.store, null, [item]);
    expect(added).toMatchObject({ ok: false, error: { error: { code }, cart: null } });
    if (!added.ok) {
      const { http, body } = cartErrorBody(added.error.error);
      expect(http).toBeGreaterThanOrEqual(400);
      expect(body.status && body.message && body.description).toBeTruthy();
    }
  });

  it('takes properties with any name', async () => {
    const properties = JSON.parse('{"__proto__":"a","constructor":"b","_preorder":"true"}');
    const cart = await cartWith({ id: inkS, properties });
    expect(Object.entries(cart.lines[0]?.properties ?? {})).toEqual(Object.entries(properties));
  });

  it('holds no more than 500 lines', async () => {
    const items = Array.from({ length: 501 }, (_, n) => ({ id: teeS, properties: { n } }));
    expect(await addToCart(shop.store, null, items)).toMatchObject({
      ok: false,
      error: { error: { code: 'too_many_line_items', max: 500 } },
    });
  });

  it('counts adds that race, and never more than the stock', async () => {
    const { token } = await cartWith({ id: teeS });
    const adds = await Promise.all(Array.from({ length: 20 }, () => addToCart(shop.store, token, [{ id: inkS }])));
    expect(adds.filter((add) => add.ok)).toHaveLength(10);
    expect(lines(await readCart(shop.store, token))).toEqual([
      [inkS, 10],
      [teeS, 1],
    ]);
  });
});

describe('gift-card recipients', () => {
  const flag = { __shopify_send_gift_card_to_recipient: 'on' };
  it.each([
    [{ ...flag, 'Recipient email': '' }, ['email']],
    [{ ...flag, 'Recipient email': 'nobody' }, ['email']],
    [
      { ...flag, 'Recipient email': 'a@b.co', Message: 'x'.repeat(201), 'Send on': '1999-01-01' },
      ['message', 'send_on'],
    ],
  ])('refuses %j by field', async (properties, fields) => {
    const added = await addToCart(shop.store, null, [{ id: giftCard, properties }]);
    if (added.ok || added.error.error.code !== 'gift_card_recipient') throw new Error('not refused');
    expect(Object.keys(added.error.error.fields)).toEqual(fields);
    expect(cartErrorBody(added.error.error).http).toBe(422);
  });

  it('takes a card for oneself and one with a good address', { tags: ['product-20'] }, async () => {
    const cart = await cartWith(
      { id: giftCard, properties: { 'Recipient email': '' } },
      { id: giftCard, properties: { ...flag, 'Recipient email': 'a@b.co' } },
    );
    expect(cart.lines.map(({ variantId }) => variantId)).toEqual([giftCard, giftCard]);
  });
});

describe('updateCart', () => {
  it('sets quantities by variant, by key and by position', async () => {
    const cart = await cartWith({ id: inkS }, { id: teeS });
    const key = cart.lines[0]?.key ?? '';
    const byMap = await updateCart(shop.store, cart.token, { updates: { [inkS]: '3', [key]: 2 } });
    expect(byMap.ok && lines(byMap.value)).toEqual([
      [teeS, 2],
      [inkS, 3],
    ]);
    const byPosition = await updateCart(shop.store, cart.token, { updates: [0, 4] });
    expect(byPosition.ok && lines(byPosition.value)).toEqual([[inkS, 4]]);
  });

  it('adds a variant that is not there, and no more of anything than there is', async () => {
    const { token } = await cartWith({ id: teeS });
    const updated = await updateCart(shop.store, token, { updates: { [inkM]: 9 } });
    expect(updated.ok && lines(updated.value)).toEqual([
      [inkM, 2],
      [teeS, 1],
    ]);
    const again = await updateCart(shop.store, token, { updates: { [inkM]: 9 } });
    expect(again.ok && again.value.lines[0]?.quantity).toBe(2);
  });

  it('changes nothing where one part is wrong', async () => {
    const { token } = await cartWith({ id: teeS });
    for (const updates of [
      { [teeS]: 5, 1: 1 },
      { [teeS]: 5, bogus: 1 },
      { [teeS]: -1 },
      [1, 2, 3],
      'text',
      { [teeS]: 5, [roseS]: 1 },
    ]) {
      expect((await updateCart(shop.store, token, { updates, note: 'changed' })).ok).toBe(false);
    }
    expect(await readCart(shop.store, token)).toMatchObject({ note: null, lines: [{ quantity: 1 }] });
  });

  it('keeps a note and merges attributes, hiding those that begin with __', async () => {
    const { token } = await cartWith({ id: teeS });
    await updateCart(shop.store, token, { note: 'Ring twice', attributes: { a: '1', b: '2', __c: '3' } });
    await updateCart(shop.store, token, { attributes: { a: '', d: 4 } });
    expect(await readCart(shop.store, token)).toMatchObject({ note: 'Ring twice', attributes: { b: '2', d: '4' } });
    expect((await updateCart(shop.store, token, { note: 'x'.repeat(5001) })).ok).toBe(false);
    expect((await updateCart(shop.store, token, { attributes: [1] })).ok).toBe(false);
  });

  it('keeps note and attributes when it is cleared', async () => {
    const { token } = await cartWith({ id: teeS });
    await updateCart(shop.store, token, { note: 'n', attributes: { a: '1' } });
    expect(await clearCart(shop.store, token)).toMatchObject({ note: 'n', attributes: { a: '1' }, lines: [] });
    expect(await readCart(shop.store, token)).toMatchObject({ note: 'n', lines: [] });
  });

  it('keeps discount codes in upper case, each once', async () => {
    const updated = await updateCart(shop.store, null, { discount: 'ten, TEN ,shipfree' });
    expect(updated.ok && updated.value.discountCodes).toEqual(['TEN', 'SHIPFREE']);
  });
});

describe('changeLine', () => {
  it('changes a line by position, key or variant', async () => {
    const cart = await cartWith({ id: inkS }, { id: teeS });
    expect(await changeLine(shop.store, cart.token, { line: 2, quantity: 3 })).toMatchObject({
      ok: true,
      value: { lines: [{}, { quantity: 3 }] },
    });
    expect(await changeLine(shop.store, cart.token, { id: cart.lines[1]?.key, quantity: '4' })).toMatchObject({
      ok: true,
    });
    const gone = await changeLine(shop.store, cart.token, { id: teeS, quantity: 0 });
    expect(gone.ok && lines(gone.value)).toEqual([[inkS, 4]]);
  });

  it('refuses more than there is and leaves the line as it was', async () => {
    const { token } = await cartWith({ id: inkM, quantity: 1 });
    expect(await changeLine(shop.store, token, { id: inkM, quantity: 3 })).toMatchObject({
      ok: false,
      error: { error: { code: 'only_n_available', count: 2 } },
    });
    expect(lines(await readCart(shop.store, token))).toEqual([[inkM, 1]]);
  });

  it('replaces properties and joins the line that has the same', async () => {
    const { token } = await cartWith({ id: inkS, properties: { a: '1' } }, { id: inkS });
    const changed = await changeLine(shop.store, token, { line: 1, properties: { a: '1' } });
    expect(changed.ok && changed.value.lines.map((line) => [line.quantity, line.properties])).toEqual([
      [2, { a: '1' }],
    ]);
  });

  it.each([
    [{}],
    [{ line: 1 }],
    [{ line: 0, quantity: 1 }],
    [{ line: 9, quantity: 1 }],
    [{ id: 'bogus', quantity: 1 }],
    [{ id: roseS, quantity: 1 }],
    [{ line: 1, quantity: -1 }],
    [{ line: '1; drop table carts', quantity: 1 }],
  ])('refuses %j', async (change) => {
    const { token } = await cartWith({ id: inkS });
    expect((await changeLine(shop.store, token, change)).ok).toBe(false);
    expect((await changeLine(shop.store, null, change)).ok).toBe(false);
    expect(lines(await readCart(shop.store, token))).toEqual([[inkS, 1]]);
  });
});

it('whatever is done, the lines of a variant never hold more than its stock', async () => {
  const variant = fc.constantFrom(inkS, inkM, roseS);
  const properties = fc.constantFrom(undefined, { a: '1' }, { b: '1' });
  const quantity = fc.integer({ min: 0, max: 12 });
  const step = fc.oneof(
    fc.record({ call: fc.constant('add' as const), id: variant, quantity, properties }),
    fc.record({ call: fc.constant('update' as const), id: variant, quantity, properties }),
    fc.record({ call: fc.constant('change' as const), id: variant, quantity, properties }),
  );
  const stock = new Map([
    [inkS, 10],
    [inkM, 2],
    [roseS, 0],
  ]);
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const { token } = await cartWith({ id: teeS });
      for (const { call, id, quantity, properties } of steps) {
        if (call === 'add') await addToCart(shop.store, token, [{ id, quantity, properties }]);
        else if (call === 'update') await updateCart(shop.store, token, { updates: { [id]: quantity } });
        else await changeLine(shop.store, token, { id, quantity, properties });
        const cart = await readCart(shop.store, token);
        for (const [variantId, limit] of stock) {
          const held =
            cart?.lines.filter((line) => line.variantId === variantId).reduce((sum, line) => sum + line.quantity, 0) ??
            0;
          expect(held).toBeLessThanOrEqual(limit);
        }
        expect(new Set(cart?.lines.map((line) => line.key)).size).toBe(cart?.lines.length);
      }
    }),
    { numRuns: 30 },
  );
});
