import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { StatementSync } from 'node:sqlite';
import type { Response } from 'light-my-request';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts';
import { outboxOf } from '../../../test/outbox.ts';
import { registerCustomer } from '../../shop/customers/customers.ts';

let shop: TestShop;
let time = Date.parse('2026-03-01T10:00:00Z');
beforeAll(async () => {
  shop = await openTestShop({ now: () => time });
  await registerCustomer(shop.store, { email: 'ada@example.com', password: 'correct horse' });
});
afterAll(() => shop.close());

let derive: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  derive = vi.spyOn(crypto, 'argon2');
  syncBuiltinESMExports();
});
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

const mails = async () => [...(await outboxOf(shop)).values()];
async function mailTo(address: string, saying: string): Promise<void> {
  const matching = (await mails()).filter((mail) => mail.includes(`To: ${address}`) && mail.includes(saying));
  expect(matching).toHaveLength(1);
}

/** Everything of an answer a stranger can see, but for the token of the next page. */
const seen = ({ statusCode, headers, cookies, body }: Response) => ({
  statusCode,
  location: headers.location,
  cookies: cookies.map(({ name }) => name),
  body,
});

/** What a form answers, the page after it, and how often a password was derived. */
async function looked(url: string, fields: Record<string, string>) {
  const visitor = shop.visitor();
  const before = derive.mock.calls.length;
  const answer = await visitor.form(url, fields);
  const work = derive.mock.calls.length - before;
  const page = await visitor.get(String(answer.headers.location));
  const email = fields.email ?? fields['customer[email]'] ?? '';
  return { ...seen(answer), work, page: page.body.replaceAll(email, 'EMAIL') };
}

test('a log-in says and does the same for known and unknown addresses', async () => {
  const wrong = (email: string) =>
    looked('/account/login', { 'customer[email]': email, 'customer[password]': 'wrong' });
  const known = await wrong('ada@example.com');
  expect(known).toEqual(await wrong('nobody@example.com'));
  expect(known).toMatchObject({ statusCode: 303, work: 1 });
  expect(known.page).toContain('wrong');
});

test('asking for a link says and does the same; only the known one is sent a mail', async () => {
  const asked = (email: string) => looked('/account/recover', { email });
  const known = await asked('ada@example.com');
  expect(known).toEqual(await asked('nobody@example.com'));
  expect(known).toMatchObject({ statusCode: 303, work: 0 });
  await mailTo('ada@example.com', 'Reset your password');
  expect((await mails()).filter((mail) => mail.includes('nobody@example.com'))).toEqual([]);
});

test('registering says and does the same for every address: its owner is told, and nobody else', async () => {
  await shop.store.write((tx) =>
    tx
      .insertInto('customers')
      .values({
        id: 77,
        email: 'invited@example.com',
        first_name: '',
        last_name: '',
        phone: '',
        accepts_marketing: 0,
        verified_at: null,
        created_at: '',
        updated_at: '',
      })
      .execute(),
  );
  const asked = (email: string) =>
    looked('/account', { 'customer[email]': email, 'customer[password]': 'correct horse' });
  const withAccount = await asked('ada@example.com');
  expect(withAccount).toEqual(await asked('invited@example.com'));
  expect(withAccount).toMatchObject({ statusCode: 303, location: '/account/register', work: 1 });
  expect(withAccount.page).toContain('We sent an email to EMAIL');
  expect(withAccount).toEqual(await asked('fresh@example.com'));
  await mailTo('ada@example.com', 'You have an account already');
  await mailTo('invited@example.com', 'Activate your account');
  await mailTo('fresh@example.com', 'Confirm your address');
});

test('tries at one account and tries of one address end, and come back with time', async () => {
  const login = (email: string, password = 'wrong') =>
    shop.visitor().form('/account/login', { 'customer[email]': email, 'customer[password]': password });
  time += 3_600_000;
  for (let count = 0; count < 10; count += 1) await login('ada@example.com');
  const before = derive.mock.calls.length;
  const refused = await login('ADA@example.com ', 'correct horse');
  expect([refused.statusCode, refused.headers.location]).toEqual([303, '/account/login']);
  expect(derive.mock.calls.length).toBe(before);
  time += 10 * 60_000;
  expect((await login('ada@example.com', 'correct horse')).headers.location).toBe('/account');
});

test('a right password is never locked out by the tries before it', async () => {
  time += 3_600_000;
  const login = (password: string) =>
    shop.visitor().form('/account/login', { 'customer[email]': 'ada@example.com', 'customer[password]': password });
  for (let round = 0; round < 3; round += 1) {
    for (let count = 0; count < 5; count += 1) await login('wrong');
    expect((await login('correct horse')).headers.location).toBe('/account');
  }
});

/** Also those whose link was replaced, which are not kept. */
async function mailsWritten(): Promise<number> {
  await outboxOf(shop);
  return (await shop.store.db.selectFrom('mails').select('id').execute()).length;
}

test('links are mailed so often, and no more', async () => {
  time += 3_600_000;
  const before = await mailsWritten();
  const pages: string[] = [];
  for (let count = 0; count < 7; count += 1) {
    const visitor = shop.visitor();
    await visitor.form('/account/recover', { email: 'ada@example.com' });
    // Asked again before the first mail is written, there is one.
    await outboxOf(shop);
    pages.push((await visitor.get('/account/login')).body);
  }
  expect(pages.map((page) => page.includes('Sent'))).toEqual([true, true, true, true, true, false, false]);
  expect(await mailsWritten()).toBe(before + 3);
  // Not by other forms, and not by other addresses of the network either.
  await shop
    .visitor()
    .form('/account', { 'customer[email]': 'ADA@example.com', 'customer[password]': 'correct horse' });
  expect(await mailsWritten()).toBe(before + 3);
  time += 3_600_000;
  await shop.visitor().form('/account/recover', { email: 'ada@example.com' });
  expect(await mailsWritten()).toBe(before + 4);
});

/** What the runner of the jobs looks for after each write, and what a node asks for now and then. */
const BESIDE = /^select .* from "jobs"|pg_snapshot_xmin/;

test('a request asks the same of the database, with as many bytes, for every address', async () => {
  // No mail is due while it runs.
  const other = await openTestShop({ now: () => time, mailDelay: 86_400_000 });
  await registerCustomer(other.store, { email: 'known-to-it@example.com', password: 'correct horse' });
  const statements: string[] = [];
  const noteStatement = (text: string, values: readonly unknown[]) => {
    // Whom a refused log-in was about is written after the answer.
    const sizeOf = (value: unknown) => (typeof value === 'string' ? value.length : 8);
    const sizes = text.includes('audit_log') ? [] : values.map(sizeOf);
    if (!BESIDE.test(text)) statements.push(`${text} ${sizes.join()}`);
  };
  for (const name of ['all', 'run'] as const) {
    const original = StatementSync.prototype[name];
    vi.spyOn(StatementSync.prototype, name).mockImplementation(function (this: StatementSync, ...given: unknown[]) {
      noteStatement(this.sourceSQL, given);
      return Reflect.apply(original, this, given);
    });
  }
  const { query } = Client.prototype;
  vi.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...given: unknown[]) {
    const [asked] = given;
    if (typeof asked === 'object' && asked !== null && 'text' in asked && 'values' in asked)
      noteStatement(String(asked.text), Array.isArray(asked.values) ? asked.values : []);
    return Reflect.apply(query, this, given);
  });
  const count = (start: string) => statements.filter((text) => text.startsWith(start)).length;
  const asked = async (url: string, fields: Record<string, string>, table: string) => {
    statements.length = 0;
    await other.visitor().form(url, fields);
    // After the answer a row is written. SQLite's transactions are no statements; PostgreSQL's may end later than a write that comes after them.
    const isWritten = () => count(`insert into "${table}"`) > 0 && count('BEGIN') === count('COMMIT');
    await expect.poll(isWritten, { message: `a row of ${table}` }).toBe(true);
    await other.store.write(async () => {});
    return [...statements];
  };
  for (const [url, fields, table] of [
    ['/account/login', (email: string) => ({ 'customer[email]': email, 'customer[password]': 'wrong' }), 'audit_log'],
    ['/account/recover', (email: string) => ({ email }), 'jobs'],
    [
      '/account',
      (email: string) => ({ 'customer[email]': email, 'customer[password]': 'correct horse' }),
      'registrations',
    ],
  ] as const) {
    const known = await asked(url, fields('known-to-it@example.com'), table);
    expect(await asked(url, fields('new-to-it-x@example.com'), table)).toEqual(known);
  }
  await other.close();
});

test('registrations by others with an address do not use up the mails by which its owner gets in', async () => {
  time += 86_400_000;
  const email = 'owner@example.com';
  await registerCustomer(shop.store, { email, password: 'correct horse' });
  const wrongPassword = { 'customer[email]': email, 'customer[password]': 'something else' };
  for (let asked = 0; asked < 4; asked += 1) await shop.visitor().form('/account', wrongPassword);
  await mailTo(email, 'You have an account already');
  await shop.visitor().form('/account/recover', { email });
  await mailTo(email, 'Reset your password');
});
