import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCart } from '../cart/read-cart.ts';
import { updateCart } from '../cart/update-cart.ts';
import { addAddress, adoptCart, leaveCart, registerCustomer } from '../customers/customers.ts';
import type { Checkout } from '../orders/types-commerce.ts';
import { openTestShop, type TestShop, variantId } from '../test-shop.ts';
import { begin, card, cartOf, newYork, readyToPay } from './checkout.fixture.ts';
import { completeCheckout, readCheckout, startCheckout, updateCheckout } from './checkout.ts';
import { MAX_CHECKOUTS } from './drop-oldest-checkouts.ts';
import { createTestGateway } from './test-gateway.ts';

const dress = variantId('dress', 'Ink', 'S');
let shop: TestShop;
let people = 0;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** A customer who lives in Chicago, where `hasHome`. */
async function customer({ hasHome = false, acceptsMarketing = false } = {}): Promise<{ id: number; email: string }> {
  people += 1;
  const email = `c${people}@example.com`;
  const registered = await registerCustomer(shop.store, { email, password: 'correct horse', acceptsMarketing });
  if (!registered.ok) throw new Error('not registered');
  if (hasHome)
    await addAddress(
      shop.store,
      registered.value.id,
      { ...newYork, address1: '5 Lake Street', city: 'Chicago', province: 'IL', zip: '60601' },
      true,
    );
  return { id: registered.value.id, email };
}
/** The checkout of a cart as who is signed in finds it. */
async function reopened(cart: string | null, customerId: number | null): Promise<Checkout> {
  const started = await startCheckout(shop.store, cart, { customerId });
  if (!started.ok) throw new Error(started.error.code);
  return started.value;
}
const GUESTS = 'guest@example.com';
const everything = {
  shippingRate: 'express',
  acceptsMarketing: true,
  phone: '+1 212 555 0100',
  billingAddress: { ...newYork, address1: '7 Bank Street' },
  addCode: 'GIFT1000AAAA',
};

test('what a guest typed and chose stays at the log-in; the address of mail is the customer’s', async () => {
  for (const hasCart of [false, true]) {
    const { id, email } = await customer({ hasHome: true });
    if (hasCart) await adoptCart(shop.store, id, await cartOf(shop.store, [{ id: variantId('tee', 'S') }]));
    const { cart, token } = await readyToPay(shop.store, [{ id: dress }], { email: GUESTS, change: everything });
    await updateCart(shop.store, cart, { note: 'Ring', discount: 'TEN' });
    const adopted = await adoptCart(shop.store, id, cart);
    expect(await readCheckout(shop.store, token)).toBeNull();
    expect(await reopened(adopted, id)).toMatchObject({
      step: 'payment',
      customerId: id,
      email,
      phone: everything.phone,
      acceptsMarketing: true,
      shippingAddress: { address1: '12 Mercer Street' },
      billingAddress: { address1: '7 Bank Street' },
      shippingRate: { handle: 'express' },
      totals: { giftCards: [{ lastCharacters: 'AAAA' }] },
      cart: { discountCodes: [{ code: 'TEN', applicable: true }] },
    });
    expect(await readCart(shop.store, adopted)).toMatchObject({ note: 'Ring' });
  }
});

test('what was not typed is filled in from the account', async () => {
  const { id, email } = await customer({ hasHome: true, acceptsMarketing: true });
  const cart = await cartOf(shop.store, [{ id: dress }]);
  await updateCheckout(shop.store, await begin(shop.store, cart), { email: GUESTS });
  expect(await reopened(await adoptCart(shop.store, id, cart), id)).toMatchObject({
    step: 'shipping',
    email,
    acceptsMarketing: true,
    shippingAddress: { address1: '5 Lake Street' },
  });
});

test('an address that is half typed comes before the account’s own, until one is sent', async () => {
  const { id } = await customer({ hasHome: true });
  const cart = await cartOf(shop.store, [{ id: dress }]);
  const half = { address1: '12 Mercer', country: 'US', zip: 'x'.repeat(300) };
  await updateCheckout(shop.store, await begin(shop.store, cart), { typedAddress: half });
  const adopted = await adoptCart(shop.store, id, cart);
  const { token, step, typedAddress } = await reopened(adopted, id);
  expect([step, typedAddress?.address1, typedAddress?.zip?.length]).toEqual(['contact', '12 Mercer', 255]);
  // A country alone is what the form begins with: nobody typed it.
  await updateCheckout(shop.store, token, { typedAddress: { country: 'US' } });
  expect((await reopened(adopted, id)).step).toBe('shipping');
  await updateCheckout(shop.store, token, { typedAddress: half });
  await updateCheckout(shop.store, token, { shippingAddress: newYork });
  expect(await reopened(adopted, id)).toMatchObject({ step: 'shipping', typedAddress: null });
});

test('an unavailable delivery method is replaced', async () => {
  const { id } = await customer();
  const { cart } = await readyToPay(shop.store, [{ id: dress }]);
  await shop.store.write((tx) => tx.updateTable('checkouts').set({ shipping_rate: 'pickup-1' }).execute());
  expect(await reopened(await adoptCart(shop.store, id, cart), id)).toMatchObject({ step: 'shipping' });
});

test('no data is left for the next visitor: a guest, another customer', async () => {
  const { id } = await customer();
  const other = await customer();
  const half = { address1: '12 Mercer' };
  for (const next of [null, other.id]) {
    const { cart } = await readyToPay(shop.store, [{ id: dress }], { email: GUESTS, change: everything });
    const adopted = await adoptCart(shop.store, id, cart);
    const { token } = await reopened(adopted, id);
    await updateCheckout(shop.store, token, { typedAddress: half });
    // The session is over, or somebody else's, and the cookie of the cart is still there.
    expect(await reopened(adopted, next)).toMatchObject({
      step: 'contact',
      customerId: next,
      email: next === null ? '' : other.email,
      phone: '',
      acceptsMarketing: false,
      shippingAddress: null,
      typedAddress: null,
      billingAddress: null,
      shippingRate: null,
      totals: { giftCards: [] },
    });
  }
});

/** A cart that did not fit into the customer's, with an address typed into its checkout before the log-in. */
async function apart(id: number): Promise<string | null> {
  const full = (from: number) =>
    cartOf(
      shop.store,
      Array.from({ length: 300 }, (_, n) => ({
        id: variantId('tee', 'S'),
        quantity: 1,
        properties: { Note: String(from + n) },
      })),
    );
  await adoptCart(shop.store, id, await full(0));
  const guests = await full(1000);
  await updateCheckout(shop.store, await begin(shop.store, guests), { email: GUESTS, shippingAddress: newYork });
  const adopted = await adoptCart(shop.store, id, guests);
  expect(await reopened(adopted, id)).toMatchObject({ shippingAddress: { address1: '12 Mercer Street' } });
  return adopted;
}

test('a log-out leaves the checkout with the customer, also in a cart that did not fit into theirs', async () => {
  const { id } = await customer();
  const token = await apart(id);
  const left = await leaveCart(shop.store, id, token);
  expect(left).not.toBe(token);
  expect(await reopened(left, null)).toMatchObject({ email: '', shippingAddress: null });
});

test('without a log-out the next customer gets such a cart, without data of its checkout', async () => {
  const [{ id }, next] = [await customer(), await customer()];
  const theirs = await adoptCart(shop.store, next.id, await apart(id));
  expect(await reopened(theirs, next.id)).toMatchObject({ email: next.email, shippingAddress: null });
});

test('with the order what was typed is forgotten', async () => {
  const token = await begin(shop.store, await cartOf(shop.store, [{ id: variantId('gift-card', '$10') }]));
  await updateCheckout(shop.store, token, { email: GUESTS, typedAddress: { address1: '12 Mercer' } });
  const paid = await completeCheckout(shop.store, token, { card: card() }, createTestGateway());
  expect(paid).toMatchObject({ ok: true, value: { checkout: { step: 'completed', typedAddress: null } } });
});

test.each(['before', 'after'])(
  'who begins a checkout %s a log-in, and logs out, again and again leaves no more of them than browsers hold the bag',
  async (when) => {
    const { id } = await customer({ hasHome: true });
    const digital = await cartOf(shop.store, [{ id: variantId('gift-card', '$10') }]);
    const { token: paid } = await reopened(await adoptCart(shop.store, id, digital), id);
    expect((await completeCheckout(shop.store, paid, { card: card() }, createTestGateway())).ok).toBe(true);
    let cart: string | null = await cartOf(shop.store, [{ id: dress }]);
    const begun: string[] = [];
    for (let turn = 0; turn < MAX_CHECKOUTS + 10; turn += 1) {
      if (when === 'before') await reopened(cart, null);
      const adopted: string | null = await adoptCart(shop.store, id, cart);
      begun.push((await reopened(adopted, id)).token);
      cart = await leaveCart(shop.store, id, adopted);
    }
    const left = await Promise.all(begun.map((token) => readCheckout(shop.store, token)));
    expect(left.map((checkout) => checkout !== null)).toEqual(begun.map((_, turn) => turn >= 10));
    expect(await readCheckout(shop.store, paid)).toMatchObject({ step: 'completed' });
  },
);
