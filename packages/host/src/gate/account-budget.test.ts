import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop, type Visitor } from '../../test/open-test-shop.ts';
import { addressForm } from '../../test/typed-forms.ts';
import { listAudit } from '../shop/audit/list-audit.ts';
import { newYork } from '../shop/checkout/checkout.fixture.ts';
import { addAddress, registerCustomer, sessionCustomerId } from '../shop/customers/customers.ts';
import { BY_ADDRESS, BY_CUSTOMER, createAccountBudget } from './account-budget.ts';
import { createBudget } from './budget.ts';

const MINUTE = 60_000;
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ publicOrigin: 'https://shop.example' });
});
afterAll(() => shop.close());

test('a customer has so many, and an address for all its customers; what is refused takes nothing', () => {
  let time = 0;
  const budget = createAccountBudget((_name, rules) => createBudget(rules, () => time));
  const take = (ip: string, customer: number, times: number) =>
    Array.from({ length: times }, () => budget.take({ ip }, customer)).filter(Boolean).length;
  const { perMinute } = BY_CUSTOMER;
  // From wherever.
  expect([take('192.0.2.1', 1, 100), take('192.0.2.2', 1, 100)]).toEqual([100, perMinute - 100]);
  expect(take('192.0.2.1', 2, 200)).toBe(perMinute);
  // The rest of the address, and then nobody of it: customer 3 has lost none elsewhere.
  const rest = BY_ADDRESS.perMinute - 100 - perMinute;
  expect(take('192.0.2.1', 3, 200)).toBe(rest);
  expect(take('192.0.2.3', 3, 200)).toBe(perMinute - rest);
  let day = 0;
  for (let minute = 0; minute < 60; minute += 1) {
    time += MINUTE;
    day += take('192.0.2.9', 4, 200);
  }
  expect(day).toBe(BY_CUSTOMER.perDay);
  expect(budget.figures()).toMatchObject({ customers: 4, addresses: 4, refused: expect.any(Number) });
});

const login = async (visitor: Visitor, email: string, from: Record<string, string>) =>
  (await visitor.form('/account/login', { 'customer[email]': email, 'customer[password]': 'correct horse' }, from))
    .headers.location;

async function signedIn(email: string, from: Record<string, string>): Promise<{ id: number; visitor: Visitor }> {
  const registered = await registerCustomer(shop.store, { email, password: 'correct horse' });
  if (!registered.ok) throw new Error('not registered');
  const visitor = shop.visitor();
  expect(await login(visitor, email, from)).toBe('/account');
  return { id: registered.value.id, visitor };
}
const lines = async (id: number) => (await listAudit(shop.store.db, { about: [`customer:${id}`], limit: 9999 })).length;
const SENTENCES = { '': 'Too many tries. Wait a few minutes', '/fr': 'Trop d’essais.' };

test('too many account changes get a message in both languages and no further writes; logging out still works', async () => {
  const from = { 'x-forwarded-for': '203.0.113.7' };
  const { id, visitor } = await signedIn('ada@example.com', from);
  const home = await addAddress(shop.store, id, newYork, true);
  if (!home.ok) throw new Error('no address');
  const book = `/account/addresses/${home.value.id}`;
  // The log-in was one.
  for (let change = 1; change < BY_CUSTOMER.perMinute; change += 1)
    await visitor.form('/account/profile', { 'customer[first_name]': `Ada ${change}` }, from);
  const before = await lines(id);
  expect(before).toBeGreaterThanOrEqual(BY_CUSTOMER.perMinute);
  const forms: [string, string, Record<string, string>][] = [
    ['/account/profile', '/account', { 'customer[first_name]': 'Eve' }],
    ['/account/addresses', '/account/addresses', addressForm('address', { address1: '9 Grand Street' })],
    [book, '/account/addresses', { ...addressForm('address'), _method: 'put' }],
    [
      '/account/password',
      '/account',
      { 'customer[current_password]': 'correct horse', 'customer[password]': 'battery' },
    ],
  ];
  for (const [url, page, fields] of forms) {
    for (const [language, sentence] of Object.entries(SENTENCES)) {
      const referer = { referer: `https://shop.example${language}${page}` };
      const answer = await visitor.form(language + url, fields, { ...from, ...referer });
      expect([url, answer.statusCode]).toEqual([url, 303]);
      const shown = shop.app.inject({
        url: String(answer.headers.location),
        cookies: Object.fromEntries(visitor.cookies),
      });
      expect([url, (await shown).body]).toEqual([url, expect.stringContaining(sentence)]);
    }
    const script = await visitor.form(url, fields, { ...from, accept: 'application/json' });
    expect([url, script.statusCode]).toEqual([url, 429]);
  }
  for (const [language, sentence] of [
    ['', 'Too many tries'],
    ['/fr', 'Trop de demandes'],
  ] as const) {
    const answer = await visitor.form(language + book, { _method: 'delete' }, from);
    expect([answer.statusCode, answer.body]).toEqual([429, expect.stringContaining(sentence)]);
  }
  const elsewhere = shop.visitor();
  expect(await login(elsewhere, 'ada@example.com', { 'x-forwarded-for': '203.0.113.8' })).toBe('/account/login');
  expect((await elsewhere.get('/account/login')).body).toContain(SENTENCES['']);
  expect(await lines(id)).toBe(before);
  const [address] = await shop.store.db.selectFrom('addresses').where('customer_id', '=', id).select('body').execute();
  expect(address?.body).toContain('12 Mercer Street');
  // Others at the same address are served.
  await signedIn('grace@example.com', from);
  const session = visitor.cookies.get('secure_customer_sig') ?? '';
  expect(await sessionCustomerId(shop.store, session)).toBe(id);
  await visitor.form('/account/logout', {}, from);
  expect(await sessionCustomerId(shop.store, session)).toBeNull();
  expect(await lines(id)).toBe(before + 1);
});
