import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts';
import { register } from '../../../test/register.ts';
import { runCli } from '../../../test/run-cli.ts';
import { listAudit } from '../../shop/audit/list-audit.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ publicOrigin: 'https://shop.example' });
});
afterAll(() => shop.close());

test('the forms of an account say in the audit log who it was and from which network', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.77' };
  const visitor = shop.visitor();
  const post = (url: string, fields: Record<string, string>) => visitor.form(url, fields, headers);
  const who = { 'customer[email]': 'ada@example.com', 'customer[password]': 'correct horse' };
  await register(shop, visitor, 'ada@example.com', {}, headers);
  await post('/account/profile', { 'customer[first_name]': 'Ada' });
  const address = { 'address[last_name]': 'Vale', 'address[address1]': '1 Road', 'address[city]': 'New York' };
  const place = { 'address[province]': 'New York', 'address[zip]': '10012', 'address[country]': 'United States' };
  await post('/account/addresses', { ...address, ...place });
  const passwords = { 'customer[current_password]': 'correct horse', 'customer[password]': 'battery staple' };
  await post('/account/password', { ...passwords, 'customer[password_confirmation]': 'battery staple' });
  await post('/account/logout', {});
  await post('/account/login', who);
  await post('/account/login', { ...who, 'customer[password]': 'battery staple' });
  await post('/account/logout', { everywhere: '1' });
  const entries = async () =>
    (await listAudit(shop.store.db, { limit: 100 })).filter(({ event }) => event !== 'shop_imported');
  // A refused log-in is written after its answer.
  await vi.waitFor(async () => expect((await entries()).map(({ event }) => event)).toContain('login_refused'));
  const all = await entries();
  expect(all.map(({ event }) => event).sort()).toEqual(
    [
      ...['registered', 'login', 'profile_changed', 'address_added', 'password_changed', 'login', 'logout'],
      ...['login_refused', 'login', 'logout_everywhere'],
    ].sort(),
  );
  expect(new Set(all.map(({ network }) => network))).toEqual(new Set(['203.0.113.0/24']));
  const { id } = await shop.store.db.selectFrom('customers').select('id').executeTakeFirstOrThrow();
  for (const { event, actor } of all)
    expect([event, actor]).toEqual([event, event === 'login_refused' ? 'guest' : `customer:${id}`]);

  const audit = (...args: string[]) => runCli('audit', '--data', `${shop.dir}/data`, ...args);
  const refused = await audit('--about', 'Ada@Example.com', '--event', 'login_refused');
  expect(refused).toEqual({
    code: 0,
    text: expect.stringMatching(
      new RegExp(`^\\S+ \\S+ {2}login_refused {2}guest {2}203\\.0\\.113\\.0/24 {2}customer:${id}\n$`),
    ),
  });
  expect((await audit('--about', `customer:${id}`)).text.trimEnd().split('\n')).toHaveLength(all.length);
  expect(await audit('--about', '#1001')).toEqual({ code: 0, text: 'The log has no such entry.\n' });
  expect(await audit('--since', '2030-02-31')).toMatchObject({ code: 2, text: expect.stringContaining('--since') });
});
