import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buy } from '../../shop/checkout/checkout.fixture.ts';
import { rebuildSearch } from '../../shop/search/search-index.ts';
import { openTestShop, variantId } from '../../shop/test-shop.ts';
import { databaseFile } from '../database-file.ts';
import { openStore, type Store } from '../open.ts';
import { inEmptyDatabase } from '../postgres/schema/empty-database.fixture.ts';
import { wholeOf } from '../postgres/schema/migration.ts';
import { postgresMigrations } from '../postgres/schema/migrations.ts';
import { postgresTables } from '../postgres/schema/postgres-tables.fixture.ts';
import { takeLock } from '../process-lock.ts';
import { nextOrderNumber } from '../sql/order-number.ts';
import { testDatabase } from '../test-store.ts';
import type { Tx } from '../writer.ts';
import { type EmptyPlaces, emptyPlaces, onDatabase } from './empty-place.fixture.ts';
import { type MoveOptions, moveShop } from './move-shop.ts';
import type { ShopPlace } from './places.ts';

const NOW = new Date('2030-01-02T03:04:05Z');
const KEPT = 'before_move_20300102_030405';

const move = (from: ShopPlace, to: ShopPlace, options: Partial<MoveOptions> = {}) =>
  moveShop(from, to, { name: 'the new place', rebuildSearch, now: NOW, ...options });

let places: EmptyPlaces;
/** A shop in PostgreSQL, and the same in a file. No test changes them. */
let database = '';
let file = '';

/** A data folder with that shop. */
function shopFolder(): { dataDir: string } {
  const dataDir = places.folder();
  mkdirSync(dataDir);
  copyFileSync(file, databaseFile(dataDir));
  return { dataDir };
}

/** Opens a place, and closes it again. */
async function within<T>(place: ShopPlace, use: (store: Store) => Promise<T>): Promise<T> {
  const store =
    'database' in place
      ? await openStore(places.folder(), { database: place.database, connections: 2 })
      : await openStore(place.dataDir);
  return use(store).finally(() => store.close());
}

const entry = { at: '', event: 'login', actor: 'guest', network: '', subject: '' };

async function addEntry(tx: Tx): Promise<number> {
  const { id } = await tx.insertInto('audit_log').values(entry).returning('id').executeTakeFirstOrThrow();
  return id;
}

beforeAll(async () => {
  places = await emptyPlaces();
  const shop = await openTestShop();
  for (let sold = 0; sold < 2; sold += 1) await buy(shop.store, [{ id: variantId('dress', 'Ink', 'S') }]);
  const own = { database: (await testDatabase(shop.dataDir)) ?? '' };
  await shop.store.write(async (tx) => {
    const id = await addEntry(tx);
    await tx.deleteFrom('audit_log').where('id', '=', id).execute();
  });
  await shop.store.close();
  database = await places.database();
  await move(own, { database });
  const dataDir = places.folder();
  await move({ database }, { dataDir });
  file = databaseFile(dataDir);
});
afterAll(() => places.remove());

/** Steps and tables before which a move is killed; a full run has more. */
const KILLED: [step: string, table: string][] = [
  ['copying', 'variants'],
  ['comparing', 'products'],
  ...(process.env.VITRINE_FULL === '1'
    ? [['search', ''] as [string, string], ['indexes', ''] as [string, string]]
    : []),
];

describe.each(['PostgreSQL', 'a file'] as const)('into %s', (target) => {
  const from = (): ShopPlace => (target === 'PostgreSQL' ? shopFolder() : { database });
  const empty = async (): Promise<ShopPlace> =>
    target === 'PostgreSQL' ? { database: await places.database() } : { dataDir: places.folder() };

  test('numbers of rows go on, past those of rows that are gone', async () => {
    const to = await empty();
    await move(from(), to);
    const before = await within({ database }, ({ db }) =>
      db
        .selectFrom('orders')
        .select(({ fn }) => fn.max('number').as('last'))
        .executeTakeFirstOrThrow(),
    );
    const entries = await within(to, ({ db }) => db.selectFrom('audit_log').select('id').orderBy('id').execute());
    const [id, number] = await within(to, (store) =>
      store.write(async (tx) => [await addEntry(tx), await nextOrderNumber(tx)] as const),
    );
    expect(number).toBe(Number(before.last) + 1);
    // One was written and deleted.
    expect(id).toBe((entries.at(-1)?.id ?? 0) + 2);
  });

  test('a row that differs is named, and nothing is put in place', { tags: ['scale-11'] }, async () => {
    const to = await empty();
    const tampered = (change: (tx: Tx) => Promise<unknown>) =>
      move(from(), to, {
        async rebuildSearch(tx) {
          await rebuildSearch(tx);
          await change(tx);
        },
      });
    await expect(
      tampered((tx) => tx.updateTable('discounts').set({ used: 7 }).where('code', '=', 'TEN').execute()),
    ).rejects.toThrow('The row id = TEN of the table discounts differs in used. Nothing was put in place.');
    const gone = variantId('scarf');
    await expect(
      tampered((tx) => tx.deleteFrom('inventory_levels').where('variant_id', '=', gone).execute()),
    ).rejects.toThrow(
      new RegExp(
        `^The row variant_id = ${gone}, location_id = \\d+ of the table inventory_levels is in one of the two only`,
      ),
    );
    if ('database' in to)
      expect(await onDatabase(to.database, `SELECT FROM pg_namespace WHERE nspname LIKE 'vitrine%'`)).toEqual([]);
    else expect(readdirSync(to.dataDir).filter((name) => name.startsWith('vitrine'))).toEqual([]);
    // The place is as empty as before.
    expect((await move(from(), to)).kept).toBeNull();
  });

  test('a place with a shop is refused, or its shop kept beside the new one', async () => {
    const to = await empty();
    await move(from(), to);
    await within(to, (store) => store.write((tx) => tx.deleteFrom('discounts').execute()));
    await expect(move(from(), to)).rejects.toThrow('has a shop.');
    const { kept } = await move(from(), to, { replace: true });
    const count = async (place: ShopPlace) =>
      (await within(place, ({ db }) => db.selectFrom('discounts').select('id').execute())).length;
    expect(await count(to)).toBe(await count({ database }));
    if ('database' in to) {
      expect(kept).toBe(KEPT);
      expect(await onDatabase(to.database, `SELECT count(*)::int AS count FROM ${KEPT}.discounts`)).toEqual([
        { count: 0 },
      ]);
    } else {
      expect(kept).toBe(path.join(to.dataDir, 'before-move-2030-01-02T03-04-05-000Z.db'));
      const raw = new DatabaseSync(kept ?? '');
      expect(raw.prepare('SELECT count(*) AS count FROM discounts').get()).toEqual({ count: 0 });
      raw.close();
    }
  });

  test('a shop that is open is not moved', async () => {
    const to = await empty();
    const source = from();
    const store = 'database' in source ? await openStore(places.folder(), { database, connections: 2 }) : null;
    const release = 'dataDir' in source ? takeLock(source.dataDir, 'serve') : null;
    await expect(move(source, to)).rejects.toThrow('What it sold during a move would be left behind.');
    release?.();
    await store?.close();
    await expect.poll(() => move(source, to).then(() => 'moved', String)).toBe('moved');
  });

  test.each(KILLED)(
    'killed while %s %s, it leaves the source as it was and no shop to start; it can be run again',
    async (step, table) => {
      const [source, to] = [from(), await empty()];
      const script = path.join(import.meta.dirname, 'killed-move.fixture.ts');
      const child = spawn(process.execPath, [script, JSON.stringify(source), JSON.stringify(to), step, table], {
        stdio: 'ignore',
      });
      expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
      // The server may not have noticed yet.
      if (target === 'PostgreSQL')
        await expect
          .poll(() => within(to, async () => 'opened').catch(String))
          .toContain('A move into this database was stopped before its end. Run it again');
      else
        await expect(within(to, async () => {})).rejects.toThrow('a move into this folder was stopped. Run it again');
      expect(await within(source, ({ db }) => db.selectFrom('orders').select('id').execute())).toHaveLength(2);
      await expect.poll(() => move(source, to).then(({ kept }) => kept, String)).toBeNull();
      expect(await within(to, ({ db }) => db.selectFrom('orders').select('id').execute())).toHaveLength(2);
    },
  );
});

test('the schema of a database that was moved into is that of a new one', async () => {
  const tablesIn = async (client: Client) => postgresTables(client);
  const fresh = await inEmptyDatabase(async (client) => {
    await client.query(Object.values(postgresMigrations).map(wholeOf).join('\n'));
    return tablesIn(client);
  });
  const client = new Client({ connectionString: database });
  await client.connect();
  const { migrations: _own, ...moved } = await tablesIn(client).finally(() => client.end());
  expect(moved).toEqual(fresh);
  const disabled = `SELECT tgname FROM pg_trigger WHERE tgenabled <> 'O'`;
  expect(await onDatabase(database, disabled)).toEqual([]);
});

test('a row that the other engine cannot hold is named', async () => {
  const source = shopFolder();
  await within(source, (store) =>
    store.write((tx) => tx.updateTable('discounts').set({ title: 'a\0b' }).where('code', '=', 'ONCE').execute()),
  );
  await expect(move(source, { database: await places.database() })).rejects.toThrow(
    /^The row id = ONCE of the table discounts cannot be written there: unsupported Unicode escape/,
  );
});

test('a folder whose shop was moved away is not opened by mistake', async () => {
  const source = shopFolder();
  await move(source, { database: await places.database() });
  await expect(openStore(source.dataDir)).rejects.toThrow(`The shop in ${source.dataDir} was moved to the new place.`);
  await expect(move(source, { dataDir: places.folder() })).rejects.toThrow('was moved to the new place');
  // A shop that comes back is one that may be opened.
  await move({ database }, source, { replace: true });
  await within(source, async () => {});
});

test('tables of another program stay behind, and are named; its database is not moved into', async () => {
  const source = shopFolder();
  const raw = new DatabaseSync(databaseFile(source.dataDir));
  raw.exec('CREATE TABLE notes (id INTEGER PRIMARY KEY); CREATE TABLE next_products (id INTEGER)');
  raw.close();
  const other = await places.database();
  await onDatabase(other, 'CREATE TABLE notes (id bigint)');
  await expect(move(source, { database: other }, { replace: true })).rejects.toThrow('of another program');
  expect((await move(source, { database: await places.database() })).unknown).toEqual(['notes']);
});

test('what is no shop, or one of an earlier version, is not moved', async () => {
  const to = { dataDir: places.folder() };
  await expect(move({ database: await places.database() }, to)).rejects.toThrow('There is no shop in the database');
  await expect(move({ dataDir: places.folder() }, to)).rejects.toThrow('There is no database at');
  const older = shopFolder();
  const raw = new DatabaseSync(databaseFile(older.dataDir));
  raw.exec('DELETE FROM migrations WHERE number = (SELECT max(number) FROM migrations)');
  raw.close();
  await expect(move(older, to)).rejects.toThrow('Start it once with this version');
  expect(existsSync(to.dataDir)).toBe(false);
});
