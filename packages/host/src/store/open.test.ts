import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newestSchema } from './migrate.ts';
import { openStore, type Store } from './open.ts';
import { oneOf } from './sql/one-of.ts';

let dir: string;
let store: Store;

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'vitrine-store-'));
  store = await openStore(dir);
});
afterEach(async () => {
  await store.close();
  rmSync(dir, { recursive: true, force: true });
});

const put = (key: string, value: string) =>
  store.write(async (tx, changed) => {
    await tx.insertInto('meta').values({ key, value }).execute();
    changed(key);
  });
const keys = async () =>
  (await store.db.selectFrom('meta').select('key').orderBy('key').execute()).map((row) => row.key);

// Windows has no such bits.
it.skipIf(process.platform === 'win32')(
  'keeps its files from others, in a folder that anybody may enter too',
  async () => {
    chmodSync(dir, 0o755);
    const modes = () => ['', '-wal', '-shm'].map((end) => statSync(join(dir, `vitrine.db${end}`)).mode & 0o777);
    expect(modes()).toEqual([0o600, 0o600, 0o600]);
    await store.close();
    chmodSync(join(dir, 'vitrine.db'), 0o664);
    store = await openStore(dir);
    // Whom the merchant has let in by a group stays.
    expect(modes()).toEqual([0o660, 0o660, 0o660]);
  },
);

describe('openStore', () => {
  it('waits for the disk on every commit', async () => {
    const raw = new DatabaseSync(join(dir, 'vitrine.db'));
    expect(raw.prepare('PRAGMA journal_mode').get()?.journal_mode).toBe('wal');
    raw.close();
    const synchronous = await store.write(async (tx) => {
      const { sql } = await import('kysely');
      return (await sql<{ synchronous: number }>`PRAGMA synchronous`.execute(tx)).rows[0]?.synchronous;
    });
    expect(synchronous).toBe(2);
  });

  it('keeps what was written when it is opened again', async () => {
    await put('a', '1');
    await store.close();
    store = await openStore(dir);
    expect(await keys()).toEqual(['a']);
  });

  it('refuses a database of a newer version with a sentence', async () => {
    await store.close();
    const raw = new DatabaseSync(join(dir, 'vitrine.db'));
    raw.exec("INSERT INTO migrations (number, name, timestamp) VALUES (999, 'later', '2030-01-01T00:00:00.000Z')");
    raw.close();
    await expect(openStore(dir)).rejects.toThrow(/newer version/);
    rmSync(join(dir, 'vitrine.db'));
    store = await openStore(dir);
  });

  it('works with a database that a newer version has only added to, and leaves its schema alone', async () => {
    await store.close();
    const raw = new DatabaseSync(join(dir, 'vitrine.db'));
    raw.exec(`INSERT INTO migrations VALUES (999, 'later', '2030-01-01T00:00:00.000Z', ${newestSchema})`);
    store = await openStore(dir);
    await put('a', '1');
    expect(await keys()).toEqual(['a']);
    expect(raw.prepare('SELECT name FROM migrations ORDER BY number DESC').get()).toEqual({ name: 'later' });
    raw.exec(`UPDATE migrations SET compatible_from = ${newestSchema + 1} WHERE number = 999`);
    raw.close();
    await expect(openStore(dir)).rejects.toThrow(/newer version/);
  });

  it('reads on a connection that cannot write', async () => {
    await expect(store.db.insertInto('meta').values({ key: 'x', value: '' }).execute()).rejects.toThrow(/read-only/);
  });

  it('undoes a job that throws, alone', async () => {
    const results = await Promise.allSettled([
      put('a', ''),
      store.write(async (tx) => {
        await tx.insertInto('meta').values({ key: 'b', value: '' }).execute();
        throw new Error('no');
      }),
      put('c', ''),
    ]);
    expect(results.map((result) => result.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await keys()).toEqual(['a', 'c']);
  });

  it('runs writes in the order they were asked for', async () => {
    const order: number[] = [];
    await Promise.all([1, 2, 3].map((n) => store.write(async () => void order.push(n))));
    expect(order).toEqual([1, 2, 3]);
  });

  it('lets reads see only what is committed, without waiting', async () => {
    let seen: string[] = ['?'];
    await store.write(async (tx) => {
      await tx.insertInto('meta').values({ key: 'a', value: '' }).execute();
      seen = await keys();
    });
    expect(seen).toEqual([]);
    expect(await keys()).toEqual(['a']);
  });

  it('tells what changed after the commit, and nothing for a job that threw', async () => {
    const published: string[][] = [];
    store.changes.subscribe((changed) => published.push([...changed]));
    await put('a', '');
    await store
      .write(async (_tx, changed) => {
        changed('b');
        throw new Error('no');
      })
      .catch(() => {});
    expect(published).toEqual([['a']]);
  });

  it('refuses writes once it is closed', async () => {
    const last = put('a', '');
    await store.close();
    await last;
    await expect(put('b', '')).rejects.toThrow(/closed/);
    store = await openStore(dir);
  });

  it('takes lists of any length as one parameter', async () => {
    await Promise.all(['a', 'b', 'c'].map((key) => put(key, '')));
    const rows = await store.db
      .selectFrom('meta')
      .select('key')
      .where('key', 'in', oneOf(['a', "c'"]))
      .execute();
    expect(rows.map((row) => row.key)).toEqual(['a']);
  });
});
