import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addToCart } from '../cart/add-to-cart.ts';
import { readCart } from '../cart/read-cart.ts';
import { updateCart } from '../cart/update-cart.ts';
import { openTestShop, type TestShop, variantId } from '../test-shop.ts';
import { captureHeldPayments } from './capture.ts';
import { card, readyToPay } from './checkout.fixture.ts';
import { type CheckoutChange, completeCheckout, readCheckout, startCheckout } from './checkout.ts';
import type { Payment } from './complete-checkout.ts';
import type { Gateway } from './gateway.ts';
import { createTestGateway } from './test-gateway.ts';

const inkS = variantId('dress', 'Ink', 'S');
const inkM = variantId('dress', 'Ink', 'M');
const teeS = variantId('tee', 'S');
const gateway = createTestGateway();

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop();
});
afterEach(() => shop.close());

const ready = (items: Parameters<typeof readyToPay>[1], change?: CheckoutChange) =>
  readyToPay(shop.store, items, { change });
const pay = (token: string, number = '1', more: { expected?: Payment['expected']; gateway?: Gateway } = {}) =>
  completeCheckout(shop.store, token, { card: card(number), expected: more.expected }, more.gateway ?? gateway);
async function stock(variant: number): Promise<number> {
  const row = await shop.store.db
    .selectFrom('variants')
    .where('id', '=', variant)
    .select('quantity')
    .executeTakeFirstOrThrow();
  const levels = await shop.store.db
    .selectFrom('inventory_levels')
    .where('variant_id', '=', variant)
    .select('available')
    .execute();
  expect(levels.reduce((sum, level) => sum + level.available, 0)).toBe(row.quantity);
  return row.quantity;
}

describe('completeCheckout', () => {
  it('makes a paid order, takes the stock and empties the cart', async () => {
    const { cart, token } = await ready([{ id: inkS, quantity: 3, properties: { Engraving: 'A' } }, { id: teeS }]);
    await updateCart(shop.store, cart, { note: 'Ring', attributes: { gift: 'yes', __hidden: '1' } });
    const paid = await pay(token);
    expect(paid).toMatchObject({
      ok: true,
      value: {
        checkout: { step: 'completed' },
        order: {
          name: '#1001',
          email: 'ada@example.com',
          note: 'Ring',
          attributes: { gift: 'yes', __hidden: '1' },
          financialStatus: 'paid',
          fulfillmentStatus: 'unfulfilled',
          subtotal: 31999,
          taxTotal: 2840,
          total: 34839,
          taxLines: [{ title: 'New York tax', rate: 0.08875, price: 2840 }],
          lines: [
            { title: 'Tee - S' },
            { title: 'Été Dress - Ink / S', properties: { Engraving: 'A' }, quantity: 3, linePrice: 30000 },
          ],
          transactions: [
            { kind: 'authorization', amount: 34839, cardLast4: '1' },
            { kind: 'capture', status: 'success' },
          ],
        },
      },
    });
    expect(await stock(inkS)).toBe(7);
    expect(await stock(teeS)).toBe(-1);
    expect(await readCart(shop.store, cart)).toMatchObject({ lines: [], note: null, attributes: {} });
  });

  it('is idempotent', async () => {
    const { token } = await ready([{ id: inkS }]);
    const all = await Promise.all([pay(token), pay(token), pay(token)]);
    all.push(await pay(token));
    expect(new Set(all.map((paid) => paid.ok && paid.value.order.name))).toEqual(new Set(['#1001']));
    expect(await stock(inkS)).toBe(9);
  });

  it.each([
    ['2', 'payment_declined'],
    ['3', 'payment_failed'],
    ['4000000000000002', 'payment_declined'],
    ['9', 'payment_declined'],
  ])('takes nothing where card %s does not pay, and the next card can', async (number, code) => {
    const { cart, token } = await ready([{ id: inkS }]);
    expect(await pay(token, number)).toMatchObject({ ok: false, error: { code } });
    expect(await stock(inkS)).toBe(10);
    expect((await readCart(shop.store, cart))?.lines).toHaveLength(1);
    expect(await pay(token, '4242424242424242')).toMatchObject({ ok: true, value: { order: { name: '#1001' } } });
  });

  it('does not charge more than was shown', async () => {
    const { cart, token } = await ready([{ id: inkS }]);
    const expected = (await readCheckout(shop.store, token))?.totals;
    await addToCart(shop.store, cart, [{ id: teeS }]);
    expect(await pay(token, '1', { expected })).toMatchObject({ ok: false, error: { code: 'total_changed' } });
  });

  it('does not charge a card for what a gift card was to pay, and is used up meanwhile', async () => {
    const [first, second] = await Promise.all([1, 2].map(() => ready([{ id: inkS }], { addCode: 'GIFT-1000-AAAA' })));
    const shown = await readCheckout(shop.store, second?.token ?? '');
    expect(shown?.totals).toMatchObject({ total: 10888, due: 9888 });
    expect(await pay(first?.token ?? '')).toMatchObject({ ok: true });
    expect(await pay(second?.token ?? '', '1', { expected: shown?.totals })).toMatchObject({
      ok: false,
      error: { code: 'total_changed', due: 10888 },
    });
    // Nor is a gift card charged more where the card pays the same.
    const expected = { total: 1, due: 10888 };
    expect(await pay(second?.token ?? '', '1', { expected })).toMatchObject({ error: { code: 'total_changed' } });
  });

  it('says which lines are gone and lets the money go', async () => {
    const released: string[] = [];
    const slow: Gateway = {
      ...gateway,
      async authorize(request) {
        // Somebody else buys while the bank thinks.
        const other = await ready([{ id: inkM, quantity: 2 }]);
        await pay(other.token);
        return gateway.authorize(request);
      },
      async release(reference) {
        released.push(reference);
      },
    };
    const { token } = await ready([{ id: inkM }]);
    const late = await pay(token, '1', { gateway: slow });
    expect(late).toMatchObject({
      ok: false,
      error: { code: 'out_of_stock', lines: [{ name: 'Été Dress - Ink / M', wanted: 1, available: 0 }] },
    });
    expect(released).toHaveLength(1);
    expect(await stock(inkM)).toBe(0);
  });

  it('makes no order where what belongs to it cannot be written, and lets go of the money', async () => {
    const released: string[] = [];
    const watched = { ...gateway, release: async (reference: string) => void released.push(reference) };
    const { token } = await ready([{ id: inkS }]);
    const paid = completeCheckout(shop.store, token, { card: card('1') }, watched, async () => {
      throw new Error('no mail');
    });
    await expect(paid).rejects.toThrow('no mail');
    expect(await shop.store.db.selectFrom('orders').select('id').execute()).toEqual([]);
    expect(released).toHaveLength(1);
    expect(await pay(token)).toMatchObject({ ok: true });
  });

  it('leaves the order authorized where the money cannot be taken', async () => {
    const { token } = await ready([{ id: inkS }]);
    const paid = await pay(token, '1', { gateway: { ...gateway, capture: async () => false } });
    expect(paid).toMatchObject({ ok: true, value: { order: { financialStatus: 'authorized' } } });
    // Its own checkout may still be at it.
    expect(await captureHeldPayments(shop.store, gateway, new Date())).toBe(0);
    const later = new Date(Date.now() + 300_000);
    const captures = () =>
      shop.store.db.selectFrom('transactions').where('kind', '=', 'capture').select('status').orderBy('id').execute();
    await captureHeldPayments(shop.store, { ...gateway, capture: async () => false }, later);
    expect(await captures()).toEqual([{ status: 'failure' }]);
    expect(await captureHeldPayments(shop.store, gateway, later)).toBe(1);
    expect(await captureHeldPayments(shop.store, gateway, later)).toBe(0);
    expect(await captures()).toEqual([{ status: 'failure' }, { status: 'success' }]);
    expect(await pay(token)).toMatchObject({ ok: true, value: { order: { name: '#1001', financialStatus: 'paid' } } });
  });

  it('refuses before the steps are done', async () => {
    const added = await addToCart(shop.store, null, [{ id: inkS }]);
    const started = await startCheckout(shop.store, added.ok ? added.value.cart.token : null);
    expect(await pay(started.ok ? started.value.token : '')).toMatchObject({
      ok: false,
      error: { code: 'incomplete', step: 'contact' },
    });
  });

  it('goes on with a new checkout after an order', async () => {
    const { cart, token } = await ready([{ id: inkS }]);
    await pay(token);
    await addToCart(shop.store, cart, [{ id: teeS }]);
    const next = await startCheckout(shop.store, cart);
    expect(next.ok && next.value.token).not.toBe(token);
    expect(await readCheckout(shop.store, token)).toMatchObject({ step: 'completed' });
  });
});

it('50 simultaneous buyers of a stock of 10 get exactly 10, in orders without gaps', async () => {
  const checkouts = await Promise.all(Array.from({ length: 50 }, () => ready([{ id: inkS }])));
  const paid = await Promise.all(checkouts.map(({ token }) => pay(token)));
  const sold = paid.flatMap((outcome) => (outcome.ok ? [outcome.value.order.number] : []));
  expect(sold.sort((a, b) => a - b)).toEqual(Array.from({ length: 10 }, (_, n) => 1001 + n));
  expect(paid.filter((outcome) => !outcome.ok && outcome.error.code === 'out_of_stock')).toHaveLength(40);
  expect(await stock(inkS)).toBe(0);
});
