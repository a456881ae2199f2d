import { afterAll, beforeAll, expect, test } from 'vitest';
import { buy, newYork } from '../checkout/checkout.fixture.ts';
import { createTestGateway } from '../checkout/test-gateway.ts';
import * as customers from '../customers/customers.ts';
import { fulfillOrder } from '../orders/orders.ts';
import { cancelAndRelease, refundOrder } from '../orders/refund-order.ts';
import { openTestShop, type TestShop, variantId } from '../test-shop.ts';
import { type AuditEntry, listAudit } from './list-audit.ts';
import { BY_CLI, recordAudit } from './record-audit.ts';
import { recordRefusedLogin } from './record-refused-login.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const NETWORK = '192.0.2.0/24';

/** What a change adds to the log, oldest first. */
async function added(
  change: () => Promise<unknown>,
): Promise<Pick<AuditEntry, 'event' | 'actor' | 'network' | 'subject'>[]> {
  const before = (await listAudit(shop.store.db, { limit: 1000 })).length;
  await change();
  const all = await listAudit(shop.store.db, { limit: 1000 });
  return all
    .slice(0, all.length - before)
    .reverse()
    .map(({ at: _at, ...entry }) => entry);
}

async function account(email: string): Promise<number> {
  const registered = await customers.registerCustomer(shop.store, { email, password: 'correct horse' }, NETWORK);
  if (!registered.ok) throw new Error(JSON.stringify(registered.error));
  return registered.value.id;
}

async function order(email: string, customerId: number | null = null): Promise<number> {
  const bought = await buy(shop.store, [{ id: variantId('tee', 'S') }], { email, customerId, network: NETWORK });
  return bought.id;
}

test('a customer’s actions are logged with actor and network', async () => {
  const { store } = shop;
  const [registered] = await added(() => account('ada@example.com'));
  const subject = registered?.subject ?? '';
  const id = Number(subject.split(':')[1]);
  const by = (event: string, about = subject) => ({ event, actor: subject, network: NETWORK, subject: about });
  expect(registered).toEqual(by('registered'));
  let token = '';
  const login = async () => {
    token = (await customers.openSession(store, id, { network: NETWORK })).token;
  };
  expect(await added(login)).toEqual([by('login')]);
  expect(await added(() => customers.closeSession(store, token, NETWORK))).toEqual([by('logout')]);
  expect(await added(() => customers.closeSession(store, token, NETWORK))).toEqual([]);
  await login();
  const everywhere = () => customers.closeAllSessions(store, id, { network: NETWORK });
  // Asked twice at once: one session ends, and there is one line.
  expect(await added(() => Promise.all([everywhere(), everywhere()]))).toEqual([by('logout_everywhere')]);
  expect(await added(() => customers.updateCustomer(store, id, { phone: '+1 212 555' }, NETWORK))).toEqual([
    by('profile_changed'),
  ]);
  const change = { current: 'correct horse', password: 'battery staple', confirmation: 'battery staple' };
  const now = new Date();
  expect(await added(() => customers.changePassword(store, id, { ...change, current: 'x' }, now, NETWORK))).toEqual([]);
  expect(await added(() => customers.changePassword(store, id, change, now, NETWORK))).toEqual([
    by('password_changed'),
  ]);
  const reset = await customers.requestReset(store, 'ada@example.com');
  const input = { purpose: 'reset', customerId: id, token: reset?.token ?? '', ...change } as const;
  expect(await added(() => customers.setPassword(store, input, now, NETWORK))).toEqual([by('password_changed')]);
  const other = await account('grace@example.com');
  const proof = (await customers.requestVerification(store, other)) ?? '';
  expect(await added(() => customers.verifyAddress(store, other, proof, now, NETWORK))).toMatchObject([
    { event: 'email_verified', actor: `customer:${other}` },
  ]);
  const [entry] = await added(() => customers.addAddress(store, id, newYork, false, NETWORK));
  expect(entry).toEqual(by('address_added', expect.stringMatching(/^address:\d+$/)));
  const home = Number(entry?.subject.split(':')[1]);
  expect(await added(() => customers.addAddress(store, id, newYork, false, NETWORK))).toEqual([]);
  expect(await added(() => customers.updateAddress(store, id, home, newYork, false, NETWORK))).toEqual([
    by('address_changed', `address:${home}`),
  ]);
  expect(await added(() => customers.deleteAddress(store, id, home, NETWORK))).toEqual([
    by('address_removed', `address:${home}`),
  ]);
  expect(await added(() => order('ada@example.com', id))).toEqual([
    by('order_placed', expect.stringContaining('order:')),
  ]);
});

test('a refused log-in names only the account it tried', async () => {
  const id = await account('linus@example.com');
  const entry = { event: 'login_refused', actor: 'guest', network: NETWORK };
  const refused = (email: string) => added(() => recordRefusedLogin(shop.store, email, NETWORK, new Date()));
  expect(await refused(' Linus@Example.com')).toEqual([{ ...entry, subject: `customer:${id}` }]);
  expect(await refused('nobody@example.com')).toEqual([{ ...entry, subject: '' }]);
});

test('changes of an order are logged with their actor', async () => {
  const { store } = shop;
  const [placed] = await added(() => order('guest@example.com'));
  expect(placed).toMatchObject({ event: 'order_placed', actor: 'guest', network: NETWORK });
  const id = Number(placed?.subject.split(':')[1]);
  const gateway = createTestGateway();
  const by = (event: string) => ({ event, actor: BY_CLI.actor, network: '', subject: `order:${id}` });
  const refuses = { ...gateway, refund: async () => false };
  expect(await added(() => refundOrder(store, refuses, id, 100, BY_CLI))).toEqual([
    by('order_refunded'),
    by('order_refund_failed'),
  ]);
  expect(await added(() => refundOrder(store, gateway, id, 100, BY_CLI))).toEqual([by('order_refunded')]);
  const parcel = { company: 'UPS', number: '1Z', url: '' };
  const sent = await order('guest@example.com');
  expect(await added(() => fulfillOrder(store, sent, parcel, BY_CLI))).toEqual([
    { ...by('order_fulfilled'), subject: `order:${sent}` },
  ]);
  expect(await added(() => fulfillOrder(store, sent, parcel, BY_CLI))).toEqual([]);
  expect(await added(() => cancelAndRelease(store, gateway, sent, 'customer', BY_CLI))).toEqual([]);
  expect(await added(() => cancelAndRelease(store, gateway, id, 'customer', BY_CLI))).toEqual([by('order_cancelled')]);
});

test('an entry whose change is undone is undone with it', async () => {
  const before = (await listAudit(shop.store.db, { limit: 1000 })).length;
  const failing = shop.store.write(async (tx) => {
    await recordAudit(tx, 'order_placed', BY_CLI, 'order:1');
    throw new Error('undone');
  });
  await expect(failing).rejects.toThrow('undone');
  expect(await listAudit(shop.store.db, { limit: 1000 })).toHaveLength(before);
});

test('the log is listed by event, by person or order, and from a day on', async () => {
  const [newest] = await listAudit(shop.store.db, { limit: 1 });
  const { subject = '', at = '' } = newest ?? {};
  const list = async (filter: Parameters<typeof listAudit>[1]) => listAudit(shop.store.db, filter);
  expect(await list({ about: [subject], event: 'order_cancelled', limit: 5 })).toEqual([newest]);
  expect(await list({ about: ['customer:5'], limit: 5 })).toEqual([]);
  // Whoever was at the command line.
  expect(await list({ about: ['cli'], event: 'order_cancelled', limit: 5 })).toEqual([newest]);
  expect(await list({ since: at, limit: 1 })).toEqual([newest]);
  expect(await list({ since: '2999-01-01', limit: 5 })).toEqual([]);
});
