import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toJson } from '../../store/json.ts';
import { isOnPostgres } from '../../store/test-store.ts';
import { openTestShop, type TestShop, variantId } from '../test-shop.ts';
import { newToken, tokenHash } from '../tokens.ts';
import { type AddItem, addToCart } from './add-to-cart.ts';
import { cartSize, LINE_BYTES, MAX_CART_BYTES, MAX_LINES, outgrown, storedBytes, textBytes } from './cart-limits.ts';
import type { CartAllowance } from './cart-rows.ts';
import { changeLine } from './change-line.ts';
import { lineKey } from './line-key.ts';
import { readCart } from './read-cart.ts';
import { clearCart, updateCart } from './update-cart.ts';

const tee = variantId('tee', 'S');
/** Details of 16 kB, the most of one line. */
const details = (n: number) => ({ n: String(n), a: 'x'.repeat(5000), b: 'x'.repeat(5000), c: 'x'.repeat(5000) });

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function cartOf(items: readonly AddItem[]): Promise<string> {
  const added = await addToCart(shop.store, null, items);
  if (!added.ok) throw new Error(added.error.error.code);
  return added.value.cart.token;
}

/** A cart as an earlier version stored it, without limits. */
async function olderCart(lines: number, properties: (n: number) => Record<string, string>): Promise<string> {
  const token = newToken();
  await shop.store.write(async (tx) => {
    const { id } = await tx
      .insertInto('carts')
      .values({ token_hash: tokenHash(token), note: null, updated_at: new Date().toISOString() })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (let seq = 0; seq < lines; seq += 1) {
      const own = properties(seq);
      const row = { cart_id: id, key: lineKey(tee, own), seq, variant_id: tee, quantity: 1, properties: toJson(own) };
      await tx.insertInto('cart_lines').values(row).execute();
    }
  });
  return token;
}

test('texts are counted in bytes, as they are stored', () => {
  const line = { key: '', seq: 1, variantId: 1, quantity: 1, properties: { é: '\n' } };
  expect(cartSize({ note: 'ü', attributes: {}, lines: [line] })).toEqual({ lines: 1, bytes: 4 + 2 + 11 });
});

test('a cart may shrink to any size, and grow to the limits only', () => {
  const at = (lines: number, bytes: number) => ({ lines, bytes });
  expect(outgrown(at(0, 0), at(MAX_LINES, MAX_CART_BYTES))).toBeNull();
  expect(outgrown(at(0, 0), at(MAX_LINES + 1, 0))).toMatchObject({ code: 'too_many_line_items' });
  expect(outgrown(at(0, 0), at(1, MAX_CART_BYTES + 1))).toMatchObject({ code: 'cart_texts_too_long' });
  expect(outgrown(at(900, 900_000), at(900, 900_000))).toBeNull();
  expect(outgrown(at(900, 900_000), at(899, 899_999))).toBeNull();
  expect(outgrown(at(900, 900_000), at(899, 900_001))).toMatchObject({ code: 'cart_texts_too_long' });
});

test('the texts of all lines, the note and the attributes share the room of a cart', async () => {
  const token = await cartOf([1, 2, 3].map((n) => ({ id: tee, properties: details(n) })));
  const refused = { ok: false, error: { error: { code: 'cart_texts_too_long' } } };
  expect(await addToCart(shop.store, token, [{ id: tee, properties: details(4) }])).toMatchObject(refused);
  expect(await updateCart(shop.store, token, { note: 'x'.repeat(5000) })).toMatchObject({
    error: { code: 'cart_texts_too_long' },
  });
  expect(await updateCart(shop.store, token, { attributes: { a: 'x'.repeat(5000) } })).toMatchObject({
    error: { code: 'cart_texts_too_long' },
  });
  await addToCart(shop.store, token, [{ id: tee }]);
  expect(await changeLine(shop.store, token, { line: 1, quantity: 1, properties: details(4) })).toMatchObject(refused);
  expect((await readCart(shop.store, token))?.note).toBeNull();
  // More of what is there is no more text, and a line that goes makes room.
  expect((await addToCart(shop.store, token, [{ id: tee, properties: details(3) }])).ok).toBe(true);
  expect((await changeLine(shop.store, token, { line: 2, quantity: 0 })).ok).toBe(true);
  expect((await updateCart(shop.store, token, { note: 'x'.repeat(5000) })).ok).toBe(true);
});

test('one add brings no more than a cart holds, at once or of one line', async () => {
  const many = [1, 2, 3, 4].map((n) => ({ id: tee, properties: details(n) }));
  expect(await addToCart(shop.store, null, many)).toMatchObject({ error: { error: { code: 'cart_texts_too_long' } } });
  const long = { ...details(1), d: 'x'.repeat(5000) };
  expect(await addToCart(shop.store, null, [{ id: tee, properties: long }])).toMatchObject({
    error: { error: { code: 'properties_too_long' } },
  });
  const items = Array.from({ length: MAX_LINES + 1 }, () => ({ id: tee }));
  expect(await addToCart(shop.store, null, items)).toMatchObject({ error: { error: { code: 'too_many_line_items' } } });
});

test('a cart that is above the limits is read, and made smaller', async () => {
  const token = await olderCart(620, (n) => ({ n: String(n), text: 'x'.repeat(200) }));
  expect((await readCart(shop.store, token))?.lines).toHaveLength(620);
  expect((await addToCart(shop.store, token, [{ id: tee, properties: { n: 'new' } }])).ok).toBe(false);
  // More of a line that is there, fewer of another, one line less, many at once.
  expect((await addToCart(shop.store, token, [{ id: tee, properties: { n: '5', text: 'x'.repeat(200) } }])).ok).toBe(
    true,
  );
  expect((await changeLine(shop.store, token, { line: 1, quantity: 0 })).ok).toBe(true);
  expect((await changeLine(shop.store, token, { line: 1, properties: { n: 'short' } })).ok).toBe(true);
  const updates = Array.from({ length: 619 }, (_, n) => (n < 10 ? 1 : 0));
  expect((await updateCart(shop.store, token, { updates })).ok).toBe(true);
  expect((await readCart(shop.store, token))?.lines).toHaveLength(10);
});

test('a cart limits the quantity of a gift card: each becomes a card of its own', async () => {
  const card = variantId('gift-card', '$10');
  expect(await addToCart(shop.store, null, [{ id: card, quantity: 501 }])).toMatchObject({
    error: { error: { code: 'only_some_added', added: 500 } },
  });
  const token = await cartOf([{ id: card, quantity: 400 }]);
  expect((await changeLine(shop.store, token, { line: 1, quantity: 501 })).ok).toBe(false);
  const updated = await updateCart(shop.store, token, { updates: [1_000_000] });
  expect(updated).toMatchObject({ ok: true, value: { lines: [{ quantity: 500 }] } });
});

test('no cart is made where none may be', async () => {
  const before = await shop.store.db.selectFrom('carts').select('id').orderBy('id').execute();
  const no = { newCart: () => false, growth: () => true };
  expect(await addToCart(shop.store, null, [{ id: tee }], no)).toMatchObject({
    error: { error: { code: 'too_many_carts' }, cart: null },
  });
  expect(await updateCart(shop.store, newToken(), { note: 'x' }, no)).toMatchObject({
    error: { code: 'too_many_carts' },
  });
  expect(await clearCart(shop.store, null)).toBeNull();
  expect(await shop.store.db.selectFrom('carts').select('id').orderBy('id').execute()).toEqual(before);
  // One that is there is changed.
  const token = await cartOf([{ id: tee }]);
  expect((await addToCart(shop.store, token, [{ id: tee }], no)).ok).toBe(true);
  expect((await updateCart(shop.store, token, { note: 'x' }, no)).ok).toBe(true);
});

test('each change asks for the bytes that it adds, and without them changes nothing', async () => {
  const token = await cartOf([{ id: tee }]);
  const properties = { Engraving: 'É' };
  const texts = textBytes(properties);
  const longer = { Engraving: 'É. and A.' };
  const changes: [bytes: number, (allowance: CartAllowance) => Promise<{ ok: boolean }>][] = [
    [LINE_BYTES + texts, (allowance) => addToCart(shop.store, token, [{ id: tee, properties }], allowance)],
    [0, (allowance) => addToCart(shop.store, token, [{ id: tee }, { id: tee, properties }], allowance)],
    [LINE_BYTES, (allowance) => updateCart(shop.store, token, { updates: { [variantId('tee', 'M')]: 2 } }, allowance)],
    [
      textBytes(longer) - texts,
      (allowance) =>
        changeLine(shop.store, token, { id: lineKey(tee, properties), quantity: 1, properties: longer }, allowance),
    ],
    [
      textBytes('note') + textBytes({ a: 'b' }) - textBytes({}) + textBytes('TEN'),
      (allowance) =>
        updateCart(shop.store, token, { note: 'note', attributes: { a: 'b' }, discount: 'ten' }, allowance),
    ],
  ];
  for (const [bytes, change] of changes) {
    const asked: number[] = [];
    const allowing = (answer: boolean): CartAllowance => ({
      newCart: () => false,
      growth: (count) => {
        asked.push(count);
        return answer;
      },
    });
    const before = await readCart(shop.store, token);
    if (bytes > 0) {
      expect(JSON.stringify(await change(allowing(false)))).toContain('carts_too_large');
      expect(await readCart(shop.store, token)).toEqual(before);
    }
    expect([bytes, (await change(allowing(true))).ok]).toEqual([bytes, true]);
    expect(new Set(asked)).toEqual(new Set([bytes]));
  }
  const asked: number[] = [];
  const growth = (bytes: number) => asked.push(bytes) < 0;
  await updateCart(shop.store, token, { updates: { [tee]: 0 }, note: '' }, { newCart: () => false, growth });
  expect(Math.max(...asked)).toBeLessThanOrEqual(0);
});

// The bound is of SQLite's file: PostgreSQL's pages are the server's own.
test.skipIf(isOnPostgres)('what a cart takes in the database is no more than what is counted for it', async () => {
  const cart = { note: 'é', attributes: { a: 'b' }, discountCodes: ['TEN'], lines: [] };
  expect(storedBytes(cart)).toBe(textBytes('é') + textBytes({ a: 'b' }) + '["TEN"]'.length);
  const pragma = async (name: 'page_count' | 'freelist_count' | 'page_size') =>
    Number(Object.values((await sql<object>`pragma ${sql.raw(name)}`.execute(shop.store.db)).rows[0] ?? {})[0]);
  const used = async () =>
    ((await pragma('page_count')) - (await pragma('freelist_count'))) * (await pragma('page_size'));
  const before = await used();
  const items = Array.from({ length: MAX_LINES }, (_, n) => ({ id: tee, properties: { n: String(n) } }));
  for (let round = 0; round < 4; round += 1) await cartOf(items);
  const counted = 4 * items.reduce((sum, item) => sum + textBytes(item.properties) + LINE_BYTES, 0);
  expect((await used()) - before).toBeLessThan(counted);
});
