import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop, type Visitor } from '../../../test/open-test-shop.ts';
import { mailedLink } from '../../../test/register.ts';
import { sweepRegistrations } from '../../shop/accounts/registrations.ts';

let shop: TestShop;
let time = Date.parse('2026-03-01T10:00:00Z');
beforeAll(async () => {
  shop = await openTestShop({ now: () => time });
});
afterAll(() => shop.close());

const post = (visitor: Visitor, email: string, password = 'correct horse', fields: Record<string, string> = {}) =>
  visitor.form('/account', { 'customer[email]': email, 'customer[password]': password, ...fields });
const login = async (visitor: Visitor, email: string, password: string, return_to = '') =>
  (await visitor.form('/account/login', { 'customer[email]': email, 'customer[password]': password, return_to }))
    .headers.location;
const link = (email: string) => mailedLink(shop, email, '/account/confirm/');
const isIn = async (visitor: Visitor) => (await visitor.get('/account')).statusCode === 200;
const accounts = async (email: string) =>
  shop.store.db.selectFrom('customers').where('email', '=', email).selectAll().execute();

test('who registers has an account once the link of the mail was followed, and is led on', async () => {
  const visitor = shop.visitor();
  const email = 'ada@example.com';
  const facts = { 'customer[first_name]': ' Ada', 'customer[birthday][month]': '2' };
  const born = { 'customer[birthday][day]': '29', 'customer[birthday][year]': '2000', return_to: '/pages/about' };
  const answer = await post(visitor, email, 'correct horse', { ...facts, ...born });
  expect(answer.headers.location).toContain('/account/register');
  expect(await isIn(visitor)).toBe(false);
  expect(await login(shop.visitor(), email, 'correct horse')).toBe('/account/login');
  expect(await accounts(email)).toEqual([]);
  const path = await link(email);
  expect((await visitor.get(path)).headers.location).toBe('/pages/about');
  expect(await isIn(visitor)).toBe(true);
  expect(await accounts(email)).toEqual([
    expect.objectContaining({ first_name: 'Ada', birthday: '2/29/2000', verified_at: new Date(time).toISOString() }),
  ]);
  expect(visitor.cookies.has('_vitrine_registration')).toBe(false);
  // Followed again: here it leads to the account, elsewhere to the log-in, which says why.
  expect((await visitor.get(path)).headers.location).toBe('/account');
  const other = shop.visitor();
  expect((await other.get(path)).headers.location).toBe('/account/login');
  expect((await other.get('/account/login')).body).toContain('This link was used already');
});

test('on another device the link asks for the password; programs that look through mails make no account', async () => {
  const email = 'grace@example.com';
  await post(shop.visitor(), email);
  const path = await link(email);
  const phone = shop.visitor();
  const asks = `/account/login?return_to=${encodeURIComponent(path)}`;
  expect((await phone.get(path)).headers.location).toBe(asks);
  expect(await login(phone, email, 'wrong', path)).toBe(asks);
  expect(await login(phone, 'ada@example.com', 'wrong', path)).toBe(asks);
  expect(await accounts(email)).toEqual([]);
  expect(await login(phone, email, 'correct horse', path)).toBe('/account');
  expect(await isIn(phone)).toBe(true);
});

test('what a stranger registered with somebody’s address is not confirmed by its owner, whose own registration is', async () => {
  const email = 'mira@example.com';
  await post(shop.visitor(), email, 'the stranger’s');
  const first = await link(email);
  const owner = shop.visitor();
  await post(owner, email, 'the owner’s');
  // Any link that reached the address shows that the owner has it.
  expect((await owner.get(first)).headers.location).toBe('/account');
  await owner.form('/account/logout', {});
  expect(await login(shop.visitor(), email, 'the stranger’s')).toBe('/account/login');
  expect(await login(owner, email, 'the owner’s')).toBe('/account');
  expect(await shop.store.db.selectFrom('registrations').where('email', '=', email).selectAll().execute()).toEqual([]);
});

test('a link is good for three days, and what was not confirmed is forgotten', async () => {
  const visitor = shop.visitor();
  await post(visitor, 'late@example.com');
  const path = await link('late@example.com');
  time += 3 * 86_400_000;
  expect((await visitor.get(path)).headers.location).toBe('/account/login');
  expect(await sweepRegistrations(shop.store, new Date(time))).toBe(1);
  expect(await accounts('late@example.com')).toEqual([]);
});

test('orders made with the address as a guest are in the account, others’ are not', async () => {
  const place = (id: number, email: string) =>
    shop.store.write((tx) =>
      tx
        .insertInto('orders')
        .values({
          ...{ id, number: id, name: `#${id}`, token: `t${id}`, confirmation_number: 'X', email, phone: '' },
          ...{
            attributes: '{}',
            currency: 'USD',
            created_at: '',
            financial_status: 'paid',
            discount_applications: '[]',
          },
          ...{ tax_lines: '[]', taxes_included: 0, subtotal: 1, discount_total: 0, shipping_price: 0, tax_total: 0 },
          total: 1,
        })
        .execute(),
    );
  await place(9001, 'guest@example.com');
  await place(9002, 'other@example.com');
  const visitor = shop.visitor();
  await post(visitor, 'guest@example.com');
  await visitor.get(await link('guest@example.com'));
  const body = (await visitor.get('/account')).body;
  expect([body.includes('#9001'), body.includes('#9002')]).toEqual([true, false]);
});
