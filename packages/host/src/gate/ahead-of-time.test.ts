import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop, type Visitor } from '../../test/open-test-shop.ts';
import { outboxOf } from '../../test/outbox.ts';
import { register } from '../../test/register.ts';
import { routeAddress } from '../../test/route-address.ts';
import { variantIds } from '../../test/variant-ids.ts';
import { tableNames, tableRows } from '../store/tables.fixture.ts';
import { isOnPostgres } from '../store/test-store.ts';
import { routesOf } from './gate.ts';

let shop: TestShop;
let visitor: Visitor;
let scarf = '';
beforeAll(async () => {
  shop = await openTestShop();
  scarf = String((await variantIds(shop.store)).SCARF);
  visitor = shop.visitor();
  await register(shop, visitor, 'ada@example.com');
  await visitor.json('/cart/add.js', { id: scarf, quantity: 2 });
  // The welcome mail's link is made by a job.
  await outboxOf(shop);
});
afterAll(() => shop.close());

/** The host's own work, done by the clock: also how much each address has asked for, which nodes on one database add up there. */
const BY_THE_CLOCK = ['jobs', 'mails', 'meta', ...(isOnPostgres ? ['rate_limits'] : [])];

/** Every row of every table that a visitor's request can change. */
async function everything(): Promise<Record<string, unknown>> {
  const contents: Record<string, unknown> = {};
  for (const name of await tableNames(shop.store.db)) {
    if (BY_THE_CLOCK.includes(name)) continue;
    contents[name] = await tableRows(shop.store.db, name);
  }
  return contents;
}

const VALUES: Record<string, string> = { handle: 'silk', code: 'TEN', token: 'x', id: '1', name: 'x', '*': '' };

const PREFETCHES: Record<string, string>[] = [
  { 'sec-purpose': 'prefetch' },
  { 'sec-purpose': 'prefetch;prerender' },
  { purpose: 'prefetch' },
  { 'x-moz': 'prefetch' },
];

test('a prefetch of any address has no side effects, and routes with side effects on a visit declare them', async () => {
  const routes = routesOf(shop.app).filter(
    ({ method, url }) => ['GET', 'HEAD'].includes(method) && !url.startsWith('/cdn/'),
  );
  const addresses = routes.map((route) => {
    const path = routeAddress(route.url, (name) => (name === 'items' ? `${scarf}:1` : (VALUES[name] ?? 'x')));
    return { ...route, path: `${path}?id=${scarf}&quantity=3&line=1&note=ahead&discount=TEN` };
  });
  const before = await everything();
  const cookies = [...visitor.cookies];
  for (const { path, changes, method } of addresses)
    for (const headers of PREFETCHES) {
      const { statusCode } = await visitor.send({ method: method as 'GET', url: path, headers });
      if (changes !== null) expect([path, statusCode]).toEqual([path, 400]);
    }
  expect(await everything()).toEqual(before);
  expect([...visitor.cookies]).toEqual(cookies);

  // The first page shows what became of the form that was sent last, once.
  await visitor.get('/');
  for (const { path, changes, method } of addresses.filter((route) => route.changes === null)) {
    const state = await everything();
    await visitor.send({ method: method as 'GET', url: path });
    expect([path, changes, await everything()]).toEqual([path, null, state]);
  }
});

test('a HEAD request or preview of a link has no side effects', async () => {
  const before = await everything();
  for (const { url, changes } of routesOf(shop.app).filter(({ method }) => method === 'HEAD')) {
    const path = routeAddress(url, (name) => (name === 'items' ? `${scarf}:1` : (VALUES[name] ?? 'x')));
    const { statusCode } = await visitor.send({ method: 'HEAD', url: path });
    if (changes !== null) expect([path, statusCode]).toEqual([path, 405]);
  }
  expect(await everything()).toEqual(before);
});

test('what a form has left for the next page is not lost to a page that was fetched ahead', async () => {
  const shopper = shop.visitor();
  await shopper.form('/account/login', { 'customer[email]': 'x', 'customer[password]': 'y' });
  const { _vitrine_flash: flash, ...others } = Object.fromEntries(shopper.cookies);
  expect([flash, others]).toEqual([expect.stringMatching(/./), {}]);
  await shopper.get('/account/login', { 'sec-purpose': 'prefetch' });
  expect(shopper.cookies.get('_vitrine_flash')).toBe(flash);
  await shopper.get('/account/login');
  expect([...shopper.cookies]).toEqual([]);
});
