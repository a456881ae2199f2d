import { existsSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rebuildSearch } from '../../shop/search/search-index.ts';
import { openTestShop } from '../../shop/test-shop.ts';
import { newestSchema } from '../migrate.ts';
import { type EmptyPlaces, emptyPlaces, onDatabase } from '../move/empty-place.fixture.ts';
import { moveShop } from '../move/move-shop.ts';
import { openStore } from '../open.ts';
import { restore } from '../restore.ts';
import { testDatabase } from '../test-store.ts';
import { backUpPostgres } from './backup.ts';
import { clientPrograms } from './client-programs.ts';
import { restorePostgres } from './restore.ts';
import { testServer } from './schema/empty-database.fixture.ts';

const NOW = new Date('2030-01-02T03:04:05Z');
const KEPT = 'before_restore_20300102_030405';

/** Whether the programs for the server of the run are installed: what npm's package of a server brings has none of them. */
async function havePrograms(): Promise<boolean> {
  if (testServer === undefined) return false;
  const [row] = await onDatabase(testServer, `SELECT current_setting('server_version_num')::int / 10000 AS version`);
  try {
    clientPrograms(['pg_dump', 'pg_restore', 'psql'], Number(row?.version));
    return true;
  } catch {
    return false;
  }
}
const hasPrograms = await havePrograms();

let places: EmptyPlaces;
let dir = '';
let database = '';
let backup = '';

const titles = (url: string) => onDatabase(url, 'SELECT title FROM products ORDER BY id');

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'vitrine-dumps-'));
  places = await emptyPlaces();
  if (!hasPrograms) return;
  const shop = await openTestShop();
  await shop.store.close();
  database = await places.database();
  const own = (await testDatabase(shop.dataDir)) ?? '';
  await moveShop({ database: own }, { database }, { name: '', rebuildSearch });
  backup = path.join(dir, 'shop.dump');
  await backUpPostgres(database, backup, { replace: false });
});
afterAll(async () => {
  await places.remove();
  await rm(dir, { recursive: true });
});

test.runIf(hasPrograms)('a backup that is restored into an empty database is the shop, and opens', async () => {
  expect(statSync(backup).mode & 0o777).toBe(0o600);
  const to = await places.database();
  expect(await restorePostgres(to, backup, NOW)).toEqual({ kept: null, schema: newestSchema });
  expect(await titles(to)).toEqual(await titles(database));
  const store = await openStore(places.folder(), { database: to, mustExist: true });
  await store.write((tx) => tx.insertInto('jobs').values({ kind: 'x', payload: '', run_at: 0 }).execute());
  await store.close();
  // Nothing of the dump's search_path stays with the database.
  expect(await onDatabase(to, 'SHOW search_path')).toEqual([{ search_path: '"$user", public' }]);
});

test.runIf(hasPrograms)(
  'made while others write, beside earlier ones, and never over a file that is there',
  async () => {
    await expect(backUpPostgres(database, backup, { replace: false })).rejects.toThrow('is there already');
    const before = readFileSync(backup);
    const store = await openStore(places.folder(), { database, connections: 2 });
    await Promise.all([
      backUpPostgres(database, backup, { replace: true }),
      store.write((tx) => tx.insertInto('jobs').values({ kind: 'beside', payload: '', run_at: 0 }).execute()),
    ]);
    await store.close();
    expect(readFileSync(backup).equals(before)).toBe(false);
    expect(readdirSync(dir).filter((name) => name.endsWith('.part'))).toEqual([]);
    await expect(
      backUpPostgres(await places.database(), path.join(dir, 'no.dump'), { replace: false }),
    ).rejects.toThrow('There is no shop in that database.');
    expect(existsSync(path.join(dir, 'no.dump'))).toBe(false);
  },
);

test.runIf(hasPrograms)(
  'the shop that was there is kept in a schema, and what is noted is in the restored one',
  async () => {
    const to = await places.database();
    await restorePostgres(to, backup, NOW);
    await onDatabase(to, `UPDATE products SET title = 'later'`);
    const note = (quote: (text: string) => string) =>
      `INSERT INTO meta (key, value) VALUES (${quote("it's")}, ${quote('noted')});`;
    expect((await restorePostgres(to, backup, NOW, note)).kept).toBe(KEPT);
    expect(await titles(to)).toEqual(await titles(database));
    expect(await onDatabase(to, `SELECT DISTINCT title FROM ${KEPT}.products`)).toEqual([{ title: 'later' }]);
    expect(await onDatabase(to, `SELECT value FROM meta WHERE key = 'it''s'`)).toEqual([{ value: 'noted' }]);
    // A second one in the same second cannot keep another: nothing has happened then.
    await expect(restorePostgres(to, backup, NOW)).rejects.toThrow('already exists');
    expect(await titles(to)).toEqual(await titles(database));
  },
);

test.runIf(hasPrograms)(
  'nothing changes where the shop is open, or the backup is none, cut off or a newer version’s',
  async () => {
    const to = await places.database();
    await restorePostgres(to, backup, NOW);
    await onDatabase(to, `UPDATE products SET title = 'as it was'`);
    const attempt = (file: string) => restorePostgres(to, file, new Date('2031-01-01'));

    const store = await openStore(places.folder(), { database: to, connections: 2 });
    await expect(attempt(backup)).rejects.toThrow('Stop them first.');
    await store.close();

    const cut = path.join(dir, 'cut.dump');
    writeFileSync(cut, readFileSync(backup));
    truncateSync(cut, statSync(cut).size - 5000);
    await expect(attempt(cut)).rejects.toThrow('end of file');

    const other = path.join(dir, 'other.dump');
    writeFileSync(other, 'PGDMP and nothing else');
    await expect(attempt(other)).rejects.toThrow('pg_restore has failed');
    writeFileSync(other, 'SELECT 1;');
    await expect(attempt(other)).rejects.toThrow('is not a backup of a shop.');
    writeFileSync(other, 'SQLite format 3\0');
    await expect(attempt(other)).rejects.toThrow('is a backup of a shop in SQLite.');
    await expect(attempt(path.join(dir, 'none.dump'))).rejects.toThrow('There is no file');
    expect(() => restore(places.folder(), backup, NOW)).toThrow('is a backup of a shop in PostgreSQL.');

    const newer = path.join(dir, 'newer.dump');
    const from = await places.database();
    await restorePostgres(from, backup, NOW);
    await onDatabase(from, `INSERT INTO migrations VALUES (${newestSchema + 1}, 'x', '')`);
    await backUpPostgres(from, newer, { replace: false });
    await expect(attempt(newer)).rejects.toThrow(
      `written by a newer version of Vitrine (schema ${newestSchema + 1}, this version knows ${newestSchema})`,
    );
    expect(await onDatabase(to, 'SELECT DISTINCT title FROM products')).toEqual([{ title: 'as it was' }]);
    expect(await onDatabase(to, `SELECT FROM pg_namespace WHERE nspname LIKE 'before%'`)).toEqual([]);
  },
);
