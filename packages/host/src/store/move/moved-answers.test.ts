import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createVisitor, openTestShop, type TestShop, type Visitor } from '../../../test/open-test-shop.ts';
import { register } from '../../../test/register.ts';
import { runCli } from '../../../test/run-cli.ts';
import { variantIds } from '../../../test/variant-ids.ts';
import { createApp } from '../../server/app.ts';
import { buy } from '../../shop/checkout/checkout.fixture.ts';
import { createTestGateway } from '../../shop/checkout/test-gateway.ts';
import { rebuildSearch } from '../../shop/search/search-index.ts';
import { loadTheme } from '../../theme/load.ts';
import { fixedTheme } from '../../theme/watch.ts';
import { openStore, type Store } from '../open.ts';
import { testDatabase } from '../test-store.ts';
import { type EmptyPlaces, emptyPlaces } from './empty-place.fixture.ts';
import { moveShop } from './move-shop.ts';

let places: EmptyPlaces;
let shop: TestShop;
let customer: Visitor;
let order: Awaited<ReturnType<typeof buy>>;
let from = '';

/** What a shop answers to its customer: pages and JSON. */
async function answersOf(visitor: Visitor): Promise<Record<string, string>> {
  const paths = [
    '/cart.js',
    '/account',
    `/orders/${order.token}`,
    '/search/suggest.json?q=dress&resources[type]=product,collection,query',
    '/search?q=silk',
    '/collections/all',
    '/products/slip-dress.js',
  ];
  const answers: Record<string, string> = {};
  for (const one of paths) {
    const { statusCode, body } = await visitor.get(one);
    answers[one] = `${statusCode} ${body}`;
  }
  return answers;
}

/** What another host on the same folder answers, with its data in another place. */
async function answersFrom<T>(store: Store, use: (visitor: Visitor) => Promise<T>): Promise<T> {
  const app = await createApp({
    store,
    theme: fixedTheme(await loadTheme(path.join(shop.dir, 'theme'))),
    filesDir: path.join(shop.dir, 'shop', 'files'),
    dataDir: path.join(shop.dir, 'data'),
    gateway: createTestGateway(),
  });
  try {
    const visitor = createVisitor(app);
    for (const [name, value] of customer.cookies) visitor.cookies.set(name, value);
    return await use(visitor);
  } finally {
    await app.close();
    await store.close();
  }
}

beforeAll(async () => {
  places = await emptyPlaces();
  shop = await openTestShop();
  from = (await testDatabase(path.join(shop.dir, 'data'))) ?? '';
  const ids = await variantIds(shop.store);
  customer = shop.visitor();
  await register(shop, customer, 'ada@example.com', { 'customer[first_name]': 'Ada' });
  await customer.json('/cart/add.js', { id: ids['SLIP-INK-S'], quantity: 1, properties: { Engraving: 'Été 😀' } });
  const account = await shop.store.db.selectFrom('customers').select('id').executeTakeFirstOrThrow();
  order = await buy(shop.store, [{ id: ids['SLIP-INK-S'] ?? 0, quantity: 1 }], { customerId: account.id });
  await buy(shop.store, [{ id: ids['SLIP-INK-S'] ?? 0, quantity: 1 }]);
});
afterAll(async () => {
  await places.remove();
});

test('a shop that was moved from PostgreSQL to SQLite and back answers as before: session, cart, order, search', {
  tags: ['scale-11'],
}, async () => {
  const before = await answersOf(customer);
  expect(before['/account']).toContain('Ada');
  expect(before['/cart.js']).toContain('Été 😀');
  expect(before['/search?q=silk']).toContain('3 results found');
  await shop.app.close();
  await shop.store.close();

  const folder = places.folder();
  const there = await runCli('move', '--database', from, '--to', folder);
  expect(there).toMatchObject({ code: 0, text: expect.stringContaining('orders: 2 rows, the same in both') });
  expect(await answersFrom(await openStore(folder), answersOf)).toEqual(before);

  const database = await places.database();
  const back = await moveShop({ dataDir: folder }, { database }, { name: 'there', rebuildSearch });
  expect(back.tables).toContainEqual({ table: 'sessions', rows: 1 });
  expect(await answersFrom(await openStore(folder, { database }), answersOf)).toEqual(before);
});
