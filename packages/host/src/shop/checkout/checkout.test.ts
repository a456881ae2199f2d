import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addToCart } from '../cart/add-to-cart.ts';
import { readCart } from '../cart/read-cart.ts';
import { updateCart } from '../cart/update-cart.ts';
import { giftCardByCode, giftCardsOfOrder } from '../gift-cards.ts';
import { openTestShop, type TestShop, variantId } from '../test-shop.ts';
import { captureHeldPayments } from './capture.ts';
import type { AddressInput, CheckoutChange } from './checkout.ts';
import { completeCheckout, readCheckout, startCheckout, updateCheckout } from './checkout.ts';
import type { CardDetails, Gateway } from './gateway.ts';
import { createTestGateway } from './test-gateway.ts';

const inkS = variantId('dress', 'Ink', 'S');
const inkM = variantId('dress', 'Ink', 'M');
const teeS = variantId('tee', 'S');
const gateway = createTestGateway();
const card = (number: string): CardDetails => ({
  number,
  name: 'A',
  expiryMonth: 1,
  expiryYear: 2099,
  verificationValue: '123',
});
const newYork: AddressInput = {
  firstName: 'Ada',
  lastName: 'Byron',
  address1: '1 Main St',
  city: 'New York',
  province: 'NY',
  zip: '10012',
  country: 'US',
};

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop();
});
afterEach(() => shop.close());

async function ready(
  items: Parameters<typeof addToCart>[2],
  change: CheckoutChange = {},
): Promise<{ cart: string; token: string }> {
  const added = await addToCart(shop.store, null, items);
  if (!added.ok) throw new Error(JSON.stringify(added.error));
  const cart = added.value.cart.token;
  const started = await startCheckout(shop.store, cart);
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  const { token } = started.value;
  const contact = await updateCheckout(shop.store, token, { email: 'Ada@Example.com', shippingAddress: newYork });
  if (!contact.ok) throw new Error(JSON.stringify(contact.error));
  if (contact.value.step === 'shipping') await updateCheckout(shop.store, token, { shippingRate: 'standard' });
  if (Object.keys(change).length > 0) {
    const changed = await updateCheckout(shop.store, token, change);
    if (!changed.ok) throw new Error(JSON.stringify(changed.error));
  }
  return { cart, token };
}
const pay = (token: string, number = '1', more: { expectedTotal?: number; gateway?: Gateway } = {}) =>
  completeCheckout(
    shop.store,
    token,
    { card: card(number), expectedTotal: more.expectedTotal },
    more.gateway ?? gateway,
  );
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

describe('the steps', () => {
  it('go from contact to shipping to payment, and a checkout is found again', async () => {
    const added = await addToCart(shop.store, null, [{ id: inkS }]);
    const cart = added.ok ? added.value.cart.token : '';
    const started = await startCheckout(shop.store, cart);
    expect(started).toMatchObject({ ok: true, value: { step: 'contact' } });
    const token = started.ok ? started.value.token : '';
    expect(await startCheckout(shop.store, cart)).toMatchObject({ ok: true, value: { token } });
    const contact = await updateCheckout(shop.store, token, { email: 'ada@example.com', shippingAddress: newYork });
    expect(contact).toMatchObject({
      ok: true,
      value: {
        step: 'shipping',
        shippingAddress: { province: 'New York', countryCode: 'US' },
        shippingRates: [{ handle: 'standard' }, { handle: 'express' }],
      },
    });
    expect(await updateCheckout(shop.store, token, { shippingRate: 'world' })).toMatchObject({
      ok: false,
      error: { code: 'unknown_shipping_rate' },
    });
    const shipped = await updateCheckout(shop.store, token, { shippingRate: 'express' });
    // 100.00 + 25.00 shipping + 8.875 % tax on the goods
    expect(shipped).toMatchObject({
      ok: true,
      value: { step: 'payment', totals: { subtotal: 10000, shipping: 2500, tax: 888, total: 13388, due: 13388 } },
    });
  });

  it('need a cart with something in it', async () => {
    expect(await startCheckout(shop.store, null)).toEqual({ ok: false, error: { code: 'empty_cart' } });
    expect(await readCheckout(shop.store, 'junk')).toBeNull();
    expect(await updateCheckout(shop.store, 'x'.repeat(43), {})).toEqual({ ok: false, error: { code: 'not_found' } });
  });

  it.each([
    [{ lastName: '' }, { lastName: 'blank' }],
    [{ country: '' }, { country: 'blank' }],
    [{ country: 'Atlantis' }, { country: 'not_found' }],
    [{ country: 'FR', province: '', zip: '75001' }, { country: 'not_found' }],
    [{ province: '' }, { province: 'blank' }],
    [{ province: 'Ontario' }, { province: 'not_found' }],
    [{ zip: '' }, { zip: 'blank' }],
    [{ zip: 'abc' }, { zip: 'invalid' }],
    [{ city: 'x'.repeat(256) }, { city: 'too_long' }],
    [{ phone: '<script>' }, { phone: 'invalid' }],
  ])('refuse the address %j', async (wrong, fields) => {
    const { token } = await ready([{ id: inkS }]);
    expect(await updateCheckout(shop.store, token, { shippingAddress: { ...newYork, ...wrong } })).toEqual({
      ok: false,
      error: { code: 'fields', fields },
    });
  });

  it('refuse an address line without an e-mail address', async () => {
    const { token } = await ready([{ id: inkS }]);
    for (const email of ['', 'nobody', 'a@b', 'a b@c.de', 'a\u001b[2J@b.de', 'a\u202e@b.de'])
      expect((await updateCheckout(shop.store, token, { email })).ok).toBe(false);
  });

  it('ask for no address where nothing is sent', async () => {
    const added = await addToCart(shop.store, null, [{ id: variantId('gift-card', '$10') }]);
    const started = await startCheckout(shop.store, added.ok ? added.value.cart.token : null);
    const token = started.ok ? started.value.token : '';
    const contact = await updateCheckout(shop.store, token, { email: 'a@b.co', shippingAddress: { country: 'US' } });
    expect(contact).toMatchObject({ ok: true, value: { step: 'payment' } });
    const paid = await pay(token);
    expect(paid).toMatchObject({ ok: true, value: { order: { total: 1000, shippingMethod: null } } });
    const cards = paid.ok ? await giftCardsOfOrder(shop.store.db, paid.value.order.id) : [];
    expect(cards).toMatchObject([{ balance: 1000, enabled: true }]);
  });
});

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

  it('gives the same order however often it is asked', async () => {
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
    const shown = (await readCheckout(shop.store, token))?.totals.total;
    await addToCart(shop.store, cart, [{ id: teeS }]);
    expect(await pay(token, '1', { expectedTotal: shown })).toMatchObject({
      ok: false,
      error: { code: 'total_changed' },
    });
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

describe('pick-up in a store', () => {
  /** Puts pieces of a variant into the store, beside those in the warehouse. Answers the store's id. */
  async function stockStore(variant: number, available: number): Promise<number> {
    const { id } = await shop.store.db
      .selectFrom('locations')
      .where('name', '=', 'New York')
      .select('id')
      .executeTakeFirstOrThrow();
    await shop.store.write((tx) =>
      tx.insertInto('inventory_levels').values({ variant_id: variant, location_id: id, available }).execute(),
    );
    return id;
  }
  const methods = async (token: string) =>
    (await readCheckout(shop.store, token))?.shippingRates.map(({ title }) => title);

  it('is offered, for nothing, where the store has every piece; the order says so, and the store gives the pieces', async () => {
    const store = await stockStore(inkS, 2);
    const { token } = await ready([{ id: inkS, quantity: 2 }], { shippingRate: `pickup-${store}` });
    const paid = await pay(token);
    expect(paid).toMatchObject({
      ok: true,
      value: { order: { shippingPrice: 0, shippingMethod: { title: 'Pick up in store: New York', price: 0 } } },
    });
    const { available } = await shop.store.db
      .selectFrom('inventory_levels')
      .where('variant_id', '=', inkS)
      .where('location_id', '=', store)
      .select('available')
      .executeTakeFirstOrThrow();
    expect(available).toBe(0);
  });

  it('is not offered where a piece is missing, nor in a place that offers none', async () => {
    await stockStore(inkS, 1);
    const { token } = await ready([{ id: inkS, quantity: 2 }]);
    expect(await methods(token)).not.toContain('Pick up in store: New York');
    const both = await ready([{ id: inkS }, { id: inkM }]);
    expect(await methods(both.token)).not.toContain('Pick up in store: New York');
  });

  it('is proposed where the cart asks for it and the store has every piece; what the shopper chose comes first', async () => {
    const store = await stockStore(inkS, 1);
    const proposed = async (items: Parameters<typeof addToCart>[2], attributes: Record<string, string>) => {
      const added = await addToCart(shop.store, null, items);
      if (!added.ok) throw new Error(added.error.error.code);
      const { token: cart } = added.value.cart;
      await updateCart(shop.store, cart, { attributes });
      const started = await startCheckout(shop.store, cart);
      if (!started.ok) throw new Error(started.error.code);
      const { token } = started.value;
      await updateCheckout(shop.store, token, { email: 'ada@example.com', shippingAddress: newYork });
      return { token, handle: (await readCheckout(shop.store, token))?.proposedRate?.handle };
    };
    const asked = { 'Checkout-Method': 'pickup', 'Pickup-Location-Id': String(store) };
    const { token, handle } = await proposed([{ id: inkS }], asked);
    expect(handle).toBe(`pickup-${store}`);
    await updateCheckout(shop.store, token, { shippingRate: 'standard' });
    expect((await readCheckout(shop.store, token))?.proposedRate?.handle).toBe('standard');
    expect((await proposed([{ id: inkS }], { ...asked, 'Checkout-Method': '' })).handle).toBe('standard');
    expect((await proposed([{ id: inkS }], { ...asked, 'Pickup-Location-Id': '1' })).handle).toBe('standard');
    expect((await proposed([{ id: inkS, quantity: 2 }], asked)).handle).toBe('standard');
  });
});

describe('codes', () => {
  it('takes a discount code, and says which does not apply', async () => {
    const { token } = await ready([{ id: inkS }], { addCode: 'ten' });
    expect(await readCheckout(shop.store, token)).toMatchObject({ totals: { discount: 1000, tax: 799, total: 9799 } });
    for (const addCode of ['OVER', 'NONSENSE', '', "'; --", 'x'.repeat(10000)]) {
      expect(await updateCheckout(shop.store, token, { addCode })).toMatchObject({
        ok: false,
        error: { code: 'discount_not_applicable' },
      });
    }
    const removed = await updateCheckout(shop.store, token, { removeCode: 'TEN' });
    expect(removed).toMatchObject({ ok: true, value: { totals: { discount: 0 } } });
  });

  it('lets a code with a limit be used as often as it says, also at once', async () => {
    const checkouts = await Promise.all([1, 2, 3].map(() => ready([{ id: teeS }], { addCode: 'ONCE' })));
    const paid = await Promise.all(checkouts.map(({ token }) => pay(token)));
    expect(paid.filter((outcome) => outcome.ok)).toHaveLength(1);
    expect(paid.filter((outcome) => !outcome.ok && outcome.error.code === 'total_changed')).toHaveLength(2);
  });

  it('pays with a gift card first, and never more than it holds', async () => {
    const { token } = await ready([{ id: inkS }], { addCode: 'gift 1000 aaaa' });
    expect(await readCheckout(shop.store, token)).toMatchObject({
      totals: { total: 10888, due: 9888, giftCards: [{ lastCharacters: 'AAAA', amount: 1000 }] },
    });
    const others = await Promise.all([1, 2].map(() => ready([{ id: teeS }], { addCode: 'GIFT1000AAAA' })));
    const paid = await Promise.all([token, ...others.map((other) => other.token)].map((each) => pay(each)));
    expect(paid.filter((outcome) => outcome.ok)).toHaveLength(1);
    expect((await giftCardByCode(shop.store.db, 'GIFT-1000-AAAA'))?.balance).toBe(0);
    expect(await updateCheckout(shop.store, others[0]?.token ?? '', { addCode: 'GIFT1000AAAA' })).toMatchObject({
      ok: false,
    });
  });

  it('needs no card where a gift card covers everything', async () => {
    await shop.store.write((tx) => tx.updateTable('gift_cards').set({ balance: 50000 }).execute());
    const { token } = await ready([{ id: inkS }], { addCode: 'GIFT1000AAAA' });
    const paid = await completeCheckout(shop.store, token, { card: null }, gateway);
    expect(paid).toMatchObject({
      ok: true,
      value: { order: { financialStatus: 'paid', transactions: [{ gateway: 'gift_card', amount: 10888 }] } },
    });
    expect((await giftCardByCode(shop.store.db, 'GIFT1000AAAA'))?.balance).toBe(39112);
  });
});

it('50 buyers at once for 10 pieces get exactly 10, in orders without gaps', async () => {
  const checkouts = await Promise.all(Array.from({ length: 50 }, () => ready([{ id: inkS }])));
  const paid = await Promise.all(checkouts.map(({ token }) => pay(token)));
  const sold = paid.flatMap((outcome) => (outcome.ok ? [outcome.value.order.number] : []));
  expect(sold.sort((a, b) => a - b)).toEqual(Array.from({ length: 10 }, (_, n) => 1001 + n));
  expect(paid.filter((outcome) => !outcome.ok && outcome.error.code === 'out_of_stock')).toHaveLength(40);
  expect(await stock(inkS)).toBe(0);
});
