import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../shop/test-shop.ts';
import type { Store } from '../store/open.ts';
import { pendingPurges, purgeEverything, storePurges, switchPurges, withPurges } from '../store/purges.ts';
import { createPurging, DELAY, type Purging } from './purging.ts';

let shop: TestShop;
let store: Store;
let server: Server;
let port: number;
let time: number;
let status: number;
let told: { keys: string[]; authorization: string | undefined }[];
let reported: string[];
let open: Purging[];

beforeEach(async () => {
  time = 1_000_000;
  status = 204;
  told = [];
  reported = [];
  open = [];
  shop = await openTestShop();
  store = storePurges(shop.store, 'a', () => time);
  server = createServer(async (request: IncomingMessage, response) => {
    const { keys } = (await json(request)) as { keys: string[] };
    if (status === 204) told.push({ keys, authorization: request.headers.authorization });
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterEach(async () => {
  for (const purging of open) await purging.stop();
  server.closeAllConnections();
  server.close();
  await shop.close();
});

function purgingOf(node: string, address = `http://127.0.0.1:${port}/purge`): Purging {
  const purging = createPurging({
    store: shop.store,
    url: address,
    node,
    report: (line) => reported.push(line),
    now: () => time,
  });
  open.push(purging);
  return purging;
}

const change = (...facts: string[]) => store.write(async (_tx, changed) => changed(...facts));
const waiting = async () => (await pendingPurges(shop.store, { node: 'a', own: time, left: time })).ids.length;

test('the keys of a change are told once all nodes know of it', { tags: ['scale-8'] }, async () => {
  const purging = purgingOf('a', `http://shop:se%20cret@127.0.0.1:${port}/purge`);
  await change('quantity:12', 'menu:main');
  await store.write(async () => undefined);
  await purging.flush();
  expect(told).toEqual([]);
  time += DELAY;
  await purging.flush();
  expect(told).toEqual([
    {
      keys: ['quantity.12', 'product-any.12', 'products-any', 'menu.main', 'menu-any'],
      authorization: `Basic ${Buffer.from('shop:se cret').toString('base64')}`,
    },
  ]);
  await purging.flush();
  expect(told).toHaveLength(1);
  expect(await waiting()).toBe(0);
});

test('a change that is undone is not told', async () => {
  await expect(
    store.write(async (_tx, changed) => {
      changed('product:1');
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  expect(await waiting()).toBe(0);
});

test('what a process that has ended did not tell, another one does', async () => {
  const other = purgingOf('b');
  await change('product:1');
  time += DELAY;
  await other.flush();
  expect(told).toEqual([]);
  time += 20_000;
  await other.flush();
  expect(told[0]?.keys).toContain('product.1');
});

test('a CDN that does not answer is told later, and everything where too much has changed meanwhile', async () => {
  const purging = purgingOf('a');
  status = 500;
  await change('product:1');
  time += DELAY;
  await purging.flush();
  await purging.flush();
  expect(reported).toEqual([expect.stringContaining('it answered 500')]);
  expect(purging.figures()).toEqual({ keys: 0, calls: 2, failures: 2, away: 1 });
  await shop.store.write(async (tx) => {
    const row = { node: 'a', at: time, facts: '["product:2"]' };
    for (let count = 0; count < 10_001; count += 1000)
      await tx
        .insertInto('purges')
        .values(Array.from({ length: 1000 }, () => row))
        .execute();
  });
  await purging.flush();
  expect(await waiting()).toBeLessThanOrEqual(1000);
  status = 204;
  time += DELAY;
  await purging.flush();
  expect(told.flatMap(({ keys }) => keys)).toContain('all');
  expect(reported[1]).toBe('The CDN takes the keys of changed pages again.');
  expect(await waiting()).toBe(0);
});

test('many keys are told in several calls', async () => {
  const purging = purgingOf('a');
  await change(...Array.from({ length: 400 }, (_, id) => `product:${id}`));
  time += DELAY;
  await purging.flush();
  expect(told.map(({ keys }) => keys.length)).toEqual([500, 301]);
});

test('an import, another theme and very many facts purge everything', async () => {
  const purging = purgingOf('a');
  await purgeEverything(store, 'a', () => time);
  await change(...Array.from({ length: 1001 }, (_, id) => `product:${id}`));
  time += DELAY;
  await purging.flush();
  expect(told.map(({ keys }) => keys)).toEqual([['all']]);
});

test('commands store what they change where the shop has a CDN, and nothing where it has none', async () => {
  expect(await withPurges(shop.store)).toBe(shop.store);
  await switchPurges(shop.store, true);
  const beside = await withPurges(shop.store);
  await beside.write(async (_tx, changed) => changed('product:1'));
  expect(await shop.store.db.selectFrom('purges').select('facts').execute()).toEqual([{ facts: '["product:1"]' }]);
  await switchPurges(shop.store, false);
  expect(await withPurges(shop.store)).toBe(shop.store);
  expect(await shop.store.db.selectFrom('purges').selectAll().execute()).toEqual([]);
});
