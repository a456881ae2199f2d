import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Store } from '../store/open.ts';
import { openTestStore } from '../store/test-store.ts';
import { LONGEST_QUEUE, probe } from './probe.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-probe-'));
let store: Store;
beforeAll(async () => {
  store = await openTestStore(dataDir);
});
afterAll(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true });
});

const queued = () => 0;

/** Bytes of the log that every write goes through. */
async function written(): Promise<number> {
  if (store.engine === 'sqlite') return statSync(join(dataDir, 'vitrine.db-wal')).size;
  const { rows } = await sql<{ bytes: number }>`SELECT pg_current_wal_insert_lsn() - '0/0' AS bytes`.execute(store.db);
  return rows[0]?.bytes ?? 0;
}

test('a shop that can write is ready: something reaches the disk, and no row stays', async () => {
  const before = await written();
  expect(await probe({ store, queued, dataDir })).toEqual([]);
  expect(await probe({ store, queued, dataDir })).toEqual([]);
  expect(await written()).toBeGreaterThan(before);
  expect(await store.db.selectFrom('meta').selectAll().execute()).toEqual([]);
});

test('what is in the way has a name', async () => {
  const refuses = (fault?: string) => ({
    write: () => Promise.reject(Object.assign(new Error('no'), fault === undefined ? {} : { fault })),
  });
  expect(await probe({ store: refuses('read-only'), queued, dataDir })).toEqual(['write_read-only']);
  expect(await probe({ store: refuses(), queued, dataDir })).toEqual(['write_failed']);
  expect(await probe({ store, queued: () => LONGEST_QUEUE + 1, dataDir })).toEqual(['queue_long']);
  expect(await probe({ store, queued, dataDir: join(dataDir, 'gone') })).toEqual(['disk_missing']);
  expect(await probe({ store, queued, dataDir, leastFree: Number.POSITIVE_INFINITY })).toEqual(['disk_low']);
});
