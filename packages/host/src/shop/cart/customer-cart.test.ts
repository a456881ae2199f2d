import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCheckout, startCheckout, updateCheckout } from '../checkout/checkout.ts';
import { closeAllSessions, registerCustomer } from '../customers/customers.ts';
import { openTestShop, type TestShop, variantId } from '../test-shop.ts';
import type { Id } from '../types.ts';
import { addToCart } from './add-to-cart.ts';
import { LINE_BYTES } from './cart-limits.ts';
import { stockOf } from './cart-rows.ts';
import { adoptCart, leaveCart } from './customer-cart.ts';
import { readCart } from './read-cart.ts';
import { updateCart } from './update-cart.ts';

let shop: TestShop;
let people = 0;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function customer(): Promise<Id> {
  people += 1;
  const registered = await registerCustomer(shop.store, { email: `c${people}@example.com`, password: 'correct horse' });
  if (!registered.ok) throw new Error('not registered');
  return registered.value.id;
}
const dress = () => variantId('dress', 'Ink', 'S');
const other = () => variantId('dress', 'Ink', 'M');

type Items = { id: Id; quantity: number; properties?: Record<string, string> }[];
async function createCart(items: Items, token: string | null = null): Promise<string> {
  const added = await addToCart(shop.store, token, items);
  const cart = added.ok ? added.value.cart : added.error.cart;
  if (!cart) throw new Error('no cart');
  return cart.token;
}
const held = async (token: string | null) =>
  Object.fromEntries(
    ((await readCart(shop.store, token))?.lines ?? []).map((line) => [
      `${line.variantId}${line.properties?.Note ?? ''}`,
      line.quantity,
    ]),
  );

describe('a log-in', () => {
  it('makes the browser’s cart the customer’s', async () => {
    const id = await customer();
    const token = await adoptCart(shop.store, id, await createCart([{ id: dress(), quantity: 2 }]));
    const phone = await adoptCart(shop.store, id, null);
    expect(phone).not.toBe(token);
    expect(await held(phone)).toEqual({ [dress()]: 2 });
    await createCart([{ id: other(), quantity: 1 }], phone);
    expect(await held(token)).toEqual({ [dress()]: 2, [other()]: 1 });
  });

  it('adds up quantities of one line, and keeps other lines apart', async () => {
    const id = await customer();
    const before = await createCart([{ id: dress(), quantity: 2 }]);
    await updateCart(shop.store, before, { note: 'mine', attributes: { a: '1' }, discount: 'OLD' });
    const first = await adoptCart(shop.store, id, before);
    const guests = await createCart([
      { id: dress(), quantity: 1 },
      { id: dress(), quantity: 1, properties: { Note: 'gift' } },
    ]);
    await updateCart(shop.store, guests, { attributes: { b: '2' }, discount: 'NEW' });
    const guest = await adoptCart(shop.store, id, guests);
    expect(await held(guest)).toEqual({ [dress()]: 3, [`${dress()}gift`]: 1 });
    expect(await held(first)).toEqual(await held(guest));
    expect(await readCart(shop.store, guest)).toMatchObject({
      note: 'mine',
      attributes: { a: '1', b: '2' },
      discountCodes: ['NEW', 'OLD'],
    });
    // Once more is once: the cart is the customer's already.
    const again = await adoptCart(shop.store, id, guest);
    expect(await held(again)).toEqual({ [dress()]: 3, [`${dress()}gift`]: 1 });
  });

  it('always gives the cart a new token, so that the old one gives no access', async () => {
    const [ada, eve] = [await customer(), await customer()];
    const planted = await createCart([{ id: dress(), quantity: 1 }]);
    const first = await adoptCart(shop.store, ada, planted);
    const second = await adoptCart(shop.store, ada, first);
    const merged = await createCart([{ id: other(), quantity: 1 }]);
    const third = await adoptCart(shop.store, ada, merged);
    const copied = await adoptCart(shop.store, eve, second);
    expect(new Set([planted, first, second, merged, third, copied]).size).toBe(6);
    expect([await readCart(shop.store, planted), await readCart(shop.store, first)]).toEqual([null, null]);
    expect(await readCart(shop.store, merged)).toBeNull();
    expect(await held(third)).toEqual({ [dress()]: 1, [other()]: 1 });
    expect(await held(copied)).toEqual(await held(third));
  });

  it('continues a checkout under a token that cannot be derived from the old cart', async () => {
    for (const hasCart of [false, true]) {
      const id = await customer();
      if (hasCart) await adoptCart(shop.store, id, await createCart([{ id: other(), quantity: 1 }]));
      const planted = await createCart([{ id: dress(), quantity: 1 }]);
      const begun = await startCheckout(shop.store, planted);
      const before = begun.ok ? begun.value.token : '';
      await updateCheckout(shop.store, before, { phone: '+1 212 555 0100' });
      const token = await adoptCart(shop.store, id, planted);
      expect(await readCheckout(shop.store, before)).toBeNull();
      expect(await startCheckout(shop.store, planted)).toMatchObject({ ok: false });
      const after = await startCheckout(shop.store, token, { customerId: id });
      expect(after).toMatchObject({ ok: true, value: { customerId: id, phone: '+1 212 555 0100' } });
    }
  });

  it('keeps two carts apart that do not fit into one', async () => {
    const id = await customer();
    const full = (from: number) =>
      createCart(
        Array.from({ length: 251 }, (_, n) => ({
          id: variantId('tee', 'S'),
          quantity: 1,
          properties: { Note: String(from + n) },
        })),
      );
    const mine = await adoptCart(shop.store, id, await full(0));
    const guest = await full(1000);
    const here = await adoptCart(shop.store, id, guest);
    expect(here).not.toBe(guest);
    expect(Object.keys(await held(here))).toHaveLength(251);
    expect(Object.keys(await held(mine))).toHaveLength(251);
    // Made smaller, it joins the other one at the next log-in.
    await updateCart(shop.store, here, { updates: Array.from({ length: 251 }, (_, n) => (n < 249 ? 1 : 0)) });
    expect(Object.keys(await held(await adoptCart(shop.store, id, here)))).toHaveLength(500);
  });

  it('leaves the cart of another customer who did not sign out unchanged', async () => {
    const [ada, eve] = [await customer(), await customer()];
    const token = await adoptCart(shop.store, ada, await createCart([{ id: dress(), quantity: 2 }]));
    const eves = await adoptCart(shop.store, eve, token);
    expect(eves).not.toBe(token);
    await createCart([{ id: other(), quantity: 3 }], eves);
    expect(await held(token)).toEqual({ [dress()]: 2 });
  });

  it('never loses a quantity, and never exceeds the stock unless it did before', async () => {
    const stock = await stockOf(shop.store.db, [dress(), other()]);
    const quantity = fc.integer({ min: 1, max: 10 });
    const line = fc.record({ id: fc.constantFrom(dress(), other()), quantity, note: fc.constantFrom('', 'x') });
    const lines = fc.array(line, { minLength: 1, maxLength: 4 });
    const items = (list: { id: Id; quantity: number; note: string }[]): Items =>
      list.map(({ note, ...item }) => ({ ...item, properties: note === '' ? undefined : { Note: note } }));
    await fc.assert(
      fc.asyncProperty(lines, lines, async (stored, guests) => {
        await shop.store.write((tx) => tx.updateTable('carts').set({ customer_id: null }).execute());
        const id = 1;
        await shop.store.write((tx) =>
          tx
            .insertInto('customers')
            .values({
              id,
              email: 'p@example.com',
              first_name: '',
              last_name: '',
              phone: '',
              accepts_marketing: 0,
              verified_at: null,
              created_at: '',
              updated_at: '',
            })
            .onConflict((conflict) => conflict.doNothing())
            .execute(),
        );
        const mine = await createCart(items(stored)).catch(() => null);
        const guest = await createCart(items(guests)).catch(() => null);
        fc.pre(mine !== null && guest !== null);
        const [before, brought] = [await held(mine), await held(guest)];
        await adoptCart(shop.store, id, mine);
        const after = await held(await adoptCart(shop.store, id, guest));
        const ofVariant = (all: Record<string, number>, variant: Id) =>
          (all[`${variant}`] ?? 0) + (all[`${variant}x`] ?? 0);
        for (const key of Object.keys({ ...before, ...brought }))
          expect(after[key] ?? 0).toBeLessThanOrEqual((before[key] ?? 0) + (brought[key] ?? 0));
        for (const [key, count] of Object.entries(before)) expect(after[key]).toBeGreaterThanOrEqual(count);
        for (const variant of [dress(), other()]) {
          const expected = ofVariant(before, variant) + ofVariant(brought, variant);
          expect(ofVariant(after, variant)).toBe(Math.min(expected, stock.get(variant)?.limit ?? 0));
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('a sign-out', () => {
  it('leaves the cart in the browser, without access to the customer’s own', async () => {
    const id = await customer();
    const token = await adoptCart(shop.store, id, await createCart([{ id: dress(), quantity: 2 }]));
    const phone = await adoptCart(shop.store, id, null);
    const guest = await leaveCart(shop.store, id, token);
    expect(await held(guest)).toEqual({ [dress()]: 2 });
    expect(await readCart(shop.store, token)).toBeNull();
    await createCart([{ id: other(), quantity: 1 }], phone);
    expect(await held(guest)).toEqual({ [dress()]: 2 });
    // Back again, the pieces are still two, not four; what was added meanwhile, here and there, is there.
    await createCart([{ id: dress(), quantity: 1 }], guest);
    const back = await adoptCart(shop.store, id, guest);
    expect(await held(back)).toEqual({ [dress()]: 3, [other()]: 1 });
    expect(await held(phone)).toEqual(await held(back));
  });

  it('stores no empty cart', async () => {
    const id = await customer();
    expect(await leaveCart(shop.store, id, null)).toBeNull();
    const token = await adoptCart(shop.store, id, await createCart([{ id: dress(), quantity: 1 }]));
    await updateCart(shop.store, token, { updates: [0] });
    expect(await leaveCart(shop.store, id, token)).toBeNull();
  });

  it('everywhere removes the customer’s cart from every browser, until it signs in again', async () => {
    const id = await customer();
    const here = await adoptCart(shop.store, id, await createCart([{ id: dress(), quantity: 1 }]));
    const phone = await adoptCart(shop.store, id, null);
    await closeAllSessions(shop.store, id);
    expect([await readCart(shop.store, here), await readCart(shop.store, phone)]).toEqual([null, null]);
    expect(await held(await adoptCart(shop.store, id, null))).toEqual({ [dress()]: 1 });
  });

  it('gives a guest’s cart a new token too', async () => {
    const id = await customer();
    const token = await createCart([{ id: dress(), quantity: 1 }]);
    const after = await leaveCart(shop.store, id, token);
    expect([await readCart(shop.store, token), Object.keys(await held(after))]).toEqual([null, [String(dress())]]);
  });
});

it.each(['newCart', 'growth'] as const)(
  'no copy of a bag is kept for an address whose %s is refused',
  async (bound) => {
    const [ada, eve] = [await customer(), await customer()];
    const token = await adoptCart(
      shop.store,
      ada,
      await createCart([{ id: dress(), quantity: 2, properties: { Note: 'x' } }]),
    );
    const asked: number[] = [];
    const allowance = {
      newCart: () => true,
      growth: (bytes: number) => asked.push(bytes) > 0,
      [bound]: () => false,
    };
    const before = await shop.store.db.selectFrom('carts').select('id').orderBy('id').execute();
    expect(await adoptCart(shop.store, eve, token, allowance)).toBeNull();
    expect(await leaveCart(shop.store, ada, token, allowance)).toBeNull();
    expect(await shop.store.db.selectFrom('carts').select('id').orderBy('id').execute()).toEqual(before);
    const again = await adoptCart(shop.store, ada, null);
    expect(
      await leaveCart(shop.store, ada, again, {
        ...allowance,
        newCart: () => true,
        growth: (bytes) => asked.push(bytes) > 0,
      }),
    ).not.toBeNull();
    expect(asked).toEqual([LINE_BYTES + '{"Note":"x"}'.length + '{}'.length + '[]'.length]);
  },
);
