import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../test/open-test-shop.ts';
import { StoreError } from '../store/store-error.ts';
import { isOnPostgres } from '../store/test-store.ts';

// A database that has no room or is locked by somebody else; of PostgreSQL the campaigns show it (campaigns/).
const ofTheFile = test.skipIf(isOnPostgres);

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const variant = async () => (await shop.visitor().get('/products/slip-dress.js')).json().variants[0].id;

/** Pages of 4 kB that the database may have; what is there already counts. */
const room = (pages: number) =>
  shop.store.write((tx) => sql.raw(`PRAGMA max_page_count = ${pages}`).execute(tx)).catch(() => {});

ofTheFile(
  'on a full disk pages are answered, changes refused in words and in the language of the page, until there is room',
  async () => {
    const id = await variant();
    const { rows } = await sql<{ page_count: number }>`PRAGMA page_count`.execute(shop.store.db);
    await room(rows[0]?.page_count ?? 0);
    const fill = (value: string) =>
      shop.store
        .write((tx) => tx.insertInto('meta').values({ key: value, value: '' }).execute())
        .then(
          () => true,
          () => false,
        );
    for (const length of [50_000, 500]) for (let n = 0; await fill(`${n} ${'x'.repeat(length)}`); n += 1);
    const statuses = new Set<number>();
    const visitor = shop.visitor();
    let refusal: Awaited<ReturnType<typeof visitor.json>> | undefined;
    for (let n = 0; n < 50 && refusal?.statusCode !== 503; n += 1) {
      refusal = await shop.visitor().json('/cart/add.js', { id, properties: { Note: 'x'.repeat(500) } });
      statuses.add(refusal.statusCode);
    }
    expect([...statuses].filter((status) => status !== 200)).toEqual([503]);
    expect(refusal?.headers['retry-after']).toBe('30');
    expect(refusal?.json()).toMatchObject({
      status: 503,
      description: expect.stringContaining('Nothing can be saved'),
    });
    for (const path of [
      '/',
      '/products/slip-dress',
      '/collections/silk',
      '/search?q=silk',
      '/cart',
      '/cart.js',
      '/pages/about',
    ])
      expect([path, (await shop.visitor().get(path)).statusCode]).toEqual([path, 200]);
    const french = await shop
      .visitor()
      .form('/fr/cart/add', { id: String(id), 'properties[Note]': 'x'.repeat(500) }, { accept: 'text/html' });
    expect(french.statusCode).toBe(503);
    expect(french.body).toContain('Rien ne peut être enregistré');
    expect(french.body).not.toMatch(/SQLITE|\bat .*\.ts/);
    await room(1_000_000);
    expect((await visitor.json('/cart/add.js', { id })).statusCode).toBe(200);
  },
);

ofTheFile(
  'beside a process that holds the write lock, pages are answered at once and the change when it is done',
  async () => {
    const id = await variant();
    const other = new DatabaseSync(join(shop.store.dataDir, 'vitrine.db'), { timeout: 0 });
    other.exec('BEGIN IMMEDIATE');
    let isAdded = false;
    const adding = shop
      .visitor()
      .json('/cart/add.js', { id })
      .then((answer) => {
        isAdded = true;
        return answer;
      });
    while (shop.store.figures().lockWaits === 0) await new Promise((resolve) => setImmediate(resolve));
    for (const path of ['/', '/cart.js', '/products/slip-dress'])
      expect((await shop.visitor().get(path)).statusCode).toBe(200);
    expect(isAdded).toBe(false);
    other.exec('COMMIT');
    other.close();
    expect((await adding).statusCode).toBe(200);
  },
);

test('what the store refuses is no fault of the program, and is not reported for each request', async () => {
  shop.reported.length = 0;
  const answer = await refused(new StoreError('damaged'));
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '300']);
  expect(shop.reported).toEqual([]);
});

/** The answer to a change where the store throws this. */
async function refused(error: StoreError) {
  const id = await variant();
  const { write } = shop.store;
  shop.store.write = () => Promise.reject(error);
  const answer = await shop.visitor().json('/cart/add.js', { id });
  shop.store.write = write;
  return answer;
}
