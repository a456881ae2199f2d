import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop, type Visitor } from '../../../test/open-test-shop.ts';
import { variantIds } from '../../../test/variant-ids.ts';
import { card, newYork } from '../../shop/checkout/checkout.fixture.ts';
import { completeCheckout, startCheckout, updateCheckout } from '../../shop/checkout/checkout.ts';
import { createTestGateway } from '../../shop/checkout/test-gateway.ts';
import {
  addAddress,
  customersByIds,
  registerCustomer,
  requestReset,
  requestVerification,
  sessionCustomerId,
} from '../../shop/customers/customers.ts';
import { ordersOfCustomer } from '../../shop/orders/orders.ts';
import type { Order } from '../../shop/orders/types-commerce.ts';

interface Person {
  id: number;
  visitor: Visitor;
  addressId: number;
  order: Order;
  /** Of a checkout that is not finished. */
  checkout: string;
}

const SECRET = 'Hidden Lane 7';
let shop: TestShop;
let ada: Person;
let eve: Person;

/** A customer with an address, an order and an open checkout. */
async function person(email: string, street: string): Promise<Person> {
  const { store } = shop;
  const password = 'correct horse';
  const registered = await registerCustomer(store, { email, password, firstName: street });
  if (!registered.ok) throw new Error('not registered');
  const { id } = registered.value;
  const address = await addAddress(store, id, { ...newYork, address1: street }, true);
  const visitor = shop.visitor();
  await visitor.form('/account/login', { 'customer[email]': email, 'customer[password]': password });
  const variant = (await variantIds(store)).SCARF;
  const buy = async () => {
    await visitor.json('/cart/add.js', { id: variant, quantity: 1 });
    const started = await startCheckout(store, visitor.cookies.get('cart') ?? null, { customerId: id });
    if (!started.ok) throw new Error(started.error.code);
    return started.value.token;
  };
  const first = await buy();
  await updateCheckout(store, first, { shippingRate: 'standard' });
  const done = await completeCheckout(store, first, { card: card() }, createTestGateway());
  if (!done.ok || !address.ok) throw new Error('not bought');
  return { id, visitor, addressId: address.value.id, order: done.value.order, checkout: await buy() };
}

beforeAll(async () => {
  shop = await openTestShop();
  ada = await person('ada@example.com', SECRET);
  eve = await person('eve@example.com', '1 Open Road');
});
afterAll(() => shop.close());

/** All that is Ada's. */
async function adas(): Promise<unknown> {
  const { store } = shop;
  const of = { customer_id: ada.id };
  const [rows, orders, tokens, checkouts] = await Promise.all([
    customersByIds(store, [ada.id]),
    ordersOfCustomer(store, ada.id, { offset: 0, limit: 50 }),
    store.db
      .selectFrom('customer_tokens')
      .where('customer_id', '=', of.customer_id)
      .selectAll()
      .orderBy('token_hash')
      .execute(),
    store.db.selectFrom('checkouts').where('customer_id', '=', of.customer_id).selectAll().orderBy('id').execute(),
  ]);
  const session = await sessionCustomerId(store, ada.visitor.cookies.get('secure_customer_sig') ?? null);
  return { customer: rows.get(ada.id), orders, tokens, checkouts, session };
}

test('what is one customer’s, no other can see or change, whatever is asked for', async () => {
  const tokenOf = async (email: string) => (await requestReset(shop.store, email))?.token ?? '';
  const evesReset = await tokenOf('eve@example.com');
  const evesProof = (await requestVerification(shop.store, eve.id)) ?? '';
  const id = fc.constantFrom(ada.id, ada.addressId, eve.id, eve.addressId, ada.order.id, eve.order.id, 0, -1, 1, 2, 3);
  const token = fc.constantFrom(evesReset, evesProof, eve.order.token, ada.order.token, ada.checkout, 'x'.repeat(43));
  const order = fc.oneof(
    id.map(String),
    token,
    fc.constantFrom(ada.order.name, String(ada.order.number), ada.order.confirmationNumber),
  );
  const query = fc.constantFrom('', '?page=1', '?section_id=header', '?sections=header', '?view=x', `?id=${ada.id}`);
  const reads = fc
    .oneof(
      order.map((which) => `/account/orders/${encodeURIComponent(which)}`),
      fc.tuple(id, token).map(([who, what]) => `/account/reset/${who}/${what}`),
      fc.tuple(id, token).map(([who, what]) => `/account/activate/${who}/${what}`),
      fc.tuple(id, token).map(([who, what]) => `/account/verify/${who}/${what}`),
      fc.constantFrom('/account', '/account/addresses', '/cart', '/cart.js', '/checkout'),
      fc.constantFrom('', '/information', '/shipping', '/payment').map((step) => `/checkouts/${ada.checkout}${step}`),
    )
    .chain((url) => query.map((text): InjectOptions => ({ method: 'GET', url: url + text })));
  const fields = fc
    .record({
      id: id.map(String),
      customer_id: fc.constant(String(ada.id)),
      token,
      'customer[id]': fc.constant(String(ada.id)),
      'customer[email]': fc.constant('ada@example.com'),
      'customer[first_name]': fc.constant('Mallory'),
      'customer[current_password]': fc.constant('wrong'),
      'customer[password]': fc.constant('new password'),
      'customer[password_confirmation]': fc.constant('new password'),
      'address[id]': id.map(String),
      'address[customer_id]': fc.constant(String(ada.id)),
      'address[first_name]': fc.constant('Mallory'),
      'address[last_name]': fc.constant('M'),
      'address[address1]': fc.constant('9 Stolen Street'),
      'address[city]': fc.constant('New York'),
      'address[province]': fc.constant('New York'),
      'address[zip]': fc.constant('10013'),
      'address[country]': fc.constant('United States'),
      'address[default]': fc.constantFrom('0', '1'),
      email: fc.constant('mallory@example.com'),
      code: fc.constant('TEN'),
      shipping_rate: fc.constant('express'),
    })
    .chain((all) => fc.subarray(Object.entries(all)).map((some) => Object.fromEntries(some)));
  const writes = fc
    .record({
      url: fc.oneof(
        id.map((which) => `/account/addresses/${which}`),
        fc.constantFrom('/account/addresses', '/account/profile', '/account/reset', '/account/activate'),
        fc
          .constantFrom('information', 'shipping', 'code', 'payment')
          .map((step) => `/checkouts/${ada.checkout}/${step}`),
      ),
      verb: fc.constantFrom('POST', 'PUT', 'DELETE'),
      _method: fc.constantFrom('put', 'delete', 'PUT', 'patch'),
      fields,
    })
    .map(
      ({ url, verb, _method, fields: some }): InjectOptions => ({
        method: verb as 'POST',
        url,
        payload: new URLSearchParams({ ...some, _method }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }),
    );
  const before = await adas();
  for (const which of [ada.order.id, ada.order.token]) {
    expect((await ada.visitor.get(`/account/orders/${which}`)).body).toContain(SECRET);
    expect((await eve.visitor.get(`/account/orders/${which}`)).statusCode).toBe(404);
  }
  const visitors = [eve.visitor, shop.visitor()];
  await fc.assert(
    fc.asyncProperty(fc.oneof(reads, writes), fc.constantFrom(...visitors), async (asked, visitor) => {
      const session = visitor.cookies.get('secure_customer_sig');
      const answer = await visitor.send(asked);
      expect(answer.statusCode).toBeLessThan(500);
      expect(answer.body).not.toContain(SECRET);
      expect(await adas()).toEqual(before);
      // Eve may have used up her own link: she stays Eve, and the stranger nobody.
      const now = visitor.cookies.get('secure_customer_sig');
      if (now !== session) expect(await sessionCustomerId(shop.store, now ?? null)).toBe(eve.id);
    }),
    { numRuns: 250 },
  );
  expect((await ada.visitor.get('/account/addresses')).body).toContain(SECRET);
  expect((await ada.visitor.get(`/account/orders/${ada.order.id}`)).body).toContain(SECRET);
  expect((await ada.visitor.get(`/checkouts/${ada.checkout}/information`)).body).toContain(SECRET);
});

test('pages about a person are kept by no cache', async () => {
  for (const url of [
    '/account',
    '/account/addresses',
    `/account/orders/${ada.order.id}`,
    `/orders/${ada.order.token}`,
    '/checkout',
    `/checkouts/${ada.checkout}/information`,
    '/account/login',
    '/account/reset/1/x',
    '/cart',
    '/cart.js',
    '/account/nothing',
  ]) {
    const answer = await ada.visitor.get(url);
    expect([url, answer.headers['cache-control']]).toEqual([url, expect.stringContaining('no-store')]);
  }
});
