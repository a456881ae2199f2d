import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sweepSessions } from './accounts/sweep-sessions.ts';
import { addToCart } from './cart/add-to-cart.ts';
import { readCart } from './cart/read-cart.ts';
import { sweepCarts } from './cart/sweep-carts.ts';
import { card, newYork } from './checkout/checkout.fixture.ts';
import { completeCheckout, readCheckout, startCheckout, updateCheckout } from './checkout/checkout.ts';
import { sweepCheckouts } from './checkout/sweep-checkouts.ts';
import { createTestGateway } from './checkout/test-gateway.ts';
import { adoptCart, openSession, registerCustomer, requestReset, sessionCustomerId } from './customers/customers.ts';
import { shopTime } from './shop-time.ts';
import { openTestShop, type TestShop, variantId } from './test-shop.ts';

const DAY = 86_400_000;
const START = Date.parse('2026-03-01T10:00:00Z');

let shop: TestShop;
beforeEach(async () => {
  vi.useFakeTimers({ now: START, toFake: ['Date'] });
  shop = await openTestShop();
  await sweepAll();
});
afterEach(async () => {
  await shop.close();
  vi.useRealTimers();
});

/** What the running shop does now and then, by the clock as it is. */
async function sweepAll(): Promise<number> {
  const now = await shopTime(shop.store, new Date());
  const done = [sweepCarts, sweepCheckouts, sweepSessions].map((sweep) => sweep(shop.store, now));
  return (await Promise.all(done)).reduce((sum, count) => sum + count, 0);
}
/** `days` pass, with a sweep on each of them. */
async function pass(days: number): Promise<void> {
  for (let day = 0; day < days; day += 1) {
    vi.setSystemTime(Date.now() + DAY);
    await sweepAll();
  }
}
async function createCart(token: string | null = null): Promise<string> {
  const added = await addToCart(shop.store, token, [{ id: variantId('tee', 'S') }]);
  if (!added.ok) throw new Error(added.error.error.code);
  return added.value.cart.token;
}
async function customer(): Promise<number> {
  const registered = await registerCustomer(shop.store, { email: 'ada@example.com', password: 'correct horse' });
  if (!registered.ok) throw new Error('not registered');
  return registered.value.id;
}
async function begun(cart: string): Promise<string> {
  const started = await startCheckout(shop.store, cart);
  if (!started.ok) throw new Error(started.error.code);
  await updateCheckout(shop.store, started.value.token, { email: 'ada@example.com', shippingAddress: newYork });
  return started.value.token;
}
const rows = async () => {
  const [carts, lines, checkouts] = await Promise.all(
    (['carts', 'cart_lines', 'checkouts'] as const).map((table) =>
      shop.store.db.selectFrom(table).selectAll().execute(),
    ),
  );
  return [carts?.length, lines?.length, checkouts?.length];
};

test('a cart in use has its time written once an hour', async () => {
  const time = async () =>
    (await shop.store.db.selectFrom('carts').select('updated_at').executeTakeFirstOrThrow()).updated_at;
  const used = await createCart();
  for (const minutes of [10, 40]) {
    vi.setSystemTime(Date.now() + minutes * 60_000);
    await createCart(used);
    expect(await time()).toBe(new Date(START).toISOString());
  }
  vi.setSystemTime(Date.now() + 20 * 60_000);
  await createCart(used);
  expect(await time()).toBe(new Date().toISOString());
});

test('a guest’s cart is deleted 16 days after its last change, a customer’s after a year', async () => {
  const [idle, used] = [await createCart(), await createCart()];
  const mine = await adoptCart(shop.store, await customer(), await createCart());
  await pass(10);
  await createCart(used);
  await pass(7);
  expect(await readCart(shop.store, idle)).toBeNull();
  expect([await readCart(shop.store, used), await readCart(shop.store, mine)]).not.toContain(null);
  await pass(340);
  expect(await readCart(shop.store, used)).toBeNull();
  expect(await readCart(shop.store, mine)).not.toBeNull();
  await pass(20);
  expect(await readCart(shop.store, mine)).toBeNull();
  expect(await rows()).toEqual([0, 0, 0]);
});

test('entered checkout data is deleted 16 days later; the cart stays while its checkout is active', async () => {
  const cart = await createCart();
  await pass(10);
  const checkout = await begun(cart);
  await pass(15);
  expect([await readCart(shop.store, cart), await readCheckout(shop.store, checkout)]).not.toContain(null);
  await pass(3);
  expect(await rows()).toEqual([0, 0, 0]);
});

test('a completed checkout holds no personal data, and is deleted after 90 days; the order stays', async () => {
  const checkout = await begun(await createCart());
  await updateCheckout(shop.store, checkout, { shippingRate: 'standard' });
  const done = await completeCheckout(shop.store, checkout, { card: card() }, createTestGateway());
  expect(done).toMatchObject({ ok: true, value: { order: { email: 'ada@example.com' } } });
  const [row] = await shop.store.db.selectFrom('checkouts').selectAll().execute();
  expect(JSON.stringify(row)).not.toMatch(/ada@example|Mercer|Vale/);
  await pass(80);
  expect(await readCheckout(shop.store, checkout)).toMatchObject({ step: 'completed' });
  await pass(12);
  expect(await readCheckout(shop.store, checkout)).toBeNull();
  const [order] = await shop.store.db.selectFrom('orders').select('email').where('imported', '=', 0).execute();
  expect(order?.email).toBe('ada@example.com');
});

test('sessions that are over go, and links that are too old', async () => {
  const id = await customer();
  await openSession(shop.store, id);
  await requestReset(shop.store, 'ada@example.com');
  const left = async () => [
    (await shop.store.db.selectFrom('sessions').selectAll().execute()).length,
    (await shop.store.db.selectFrom('customer_tokens').selectAll().execute()).length,
  ];
  expect(await left()).toEqual([1, 1]);
  await pass(2);
  expect(await left()).toEqual([1, 0]);
  await pass(29);
  expect(await left()).toEqual([0, 0]);
});

test('a clock that is a month ahead for a day deletes no cart or checkout, and ends no session for good', async () => {
  const id = await customer();
  const { token } = await openSession(shop.store, id);
  const bags = [await createCart()];
  await pass(13);
  bags.push(await createCart());
  const checkout = await begun(bags[1] ?? '');
  const real = Date.now();
  vi.setSystemTime(real + 30 * DAY);
  await sweepAll();
  const ahead = await createCart();
  await openSession(shop.store, id);
  vi.setSystemTime(real + 31 * DAY);
  await sweepAll();
  vi.setSystemTime(real + DAY);
  await sweepAll();
  for (const cart of [...bags, ahead]) expect(await readCart(shop.store, cart)).not.toBeNull();
  expect(await readCheckout(shop.store, checkout)).not.toBeNull();
  expect(await sessionCustomerId(shop.store, token)).toBe(id);
});

test('a clock that is a month behind for a day loses nothing when it is right again', async () => {
  const id = await customer();
  const real = Date.now();
  vi.setSystemTime(real - 30 * DAY);
  await sweepAll();
  const cart = await createCart();
  const checkout = await begun(cart);
  const { token } = await openSession(shop.store, id);
  vi.setSystemTime(real + DAY);
  await sweepAll();
  await pass(10);
  expect(await readCart(shop.store, cart)).not.toBeNull();
  expect(await readCheckout(shop.store, checkout)).not.toBeNull();
  // Its session has ended by the clock; a new one begins as ever.
  const again = await openSession(shop.store, id);
  expect([await sessionCustomerId(shop.store, token), await sessionCustomerId(shop.store, again.token)]).toEqual([
    null,
    id,
  ]);
});

test('a session from a clock that was wrong by years is none', async () => {
  const id = await customer();
  vi.setSystemTime(START + 3650 * DAY);
  const { token } = await openSession(shop.store, id);
  expect(await sessionCustomerId(shop.store, token)).toBe(id);
  vi.setSystemTime(START);
  expect(await sessionCustomerId(shop.store, token)).toBeNull();
});

test('a long sweep lets others write between its chunks', async () => {
  for (let count = 0; count < 120; count += 1) await createCart();
  vi.setSystemTime(START + 20 * DAY);
  const sweep = sweepCarts(shop.store, new Date());
  const left = await shop.store.write((tx) => tx.selectFrom('carts').select('id').execute());
  expect(left.length).toBeGreaterThan(0);
  expect(await sweep).toBe(120);
});
