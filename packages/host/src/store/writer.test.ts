import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createChanges } from './changes.ts';
import type { Database } from './schema.ts';
import { connect, openDriver } from './sqlite.ts';
import type { StoreFault } from './store-error.ts';
import { createWriter, LONGEST_WAIT, MOST_WAITING, type Writer } from './writer.ts';

let dir: string;
let other: DatabaseSync;
let writer: Writer;
let outcomes: (StoreFault | null)[];
let clock: number;
/** Called at each wait for the lock: by then the event loop is free. */
let onWait: () => void;
const connection = connect<Database>();

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'vitrine-writer-'));
  const file = join(dir, 'a.db');
  connection.use(openDriver(file, { readOnly: false }));
  connection.raw().exec('PRAGMA journal_mode = WAL; CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL)');
  other = new DatabaseSync(file, { timeout: 0 });
  outcomes = [];
  clock = 0;
  onWait = () => {};
  writer = createWriter(connection, createChanges(), {
    ensureWritable: () => {},
    onOutcome: (fault) => void outcomes.push(fault),
    now: () => clock,
    wait: async (ms) => {
      clock += ms;
      onWait();
    },
  });
});
afterEach(() => {
  connection.use(null);
  other.close();
  rmSync(dir, { recursive: true });
});

const put = (key: string) => writer.write((tx) => tx.insertInto('meta').values({ key, value: '' }).execute());
const keys = () =>
  other
    .prepare('SELECT key FROM meta ORDER BY rowid')
    .all()
    .map((row) => row.key);

it('waits for the lock of another process without stopping this one, and writes in order', async () => {
  other.exec('BEGIN IMMEDIATE');
  onWait = () => {
    // 5 s later the other process is done.
    if (clock >= 5000 && other.isTransaction) other.exec('COMMIT');
  };
  const first = put('first');
  const done = Promise.all([first, put('second'), first.then(() => put('third'))]);
  await done;
  expect(clock).toBeGreaterThanOrEqual(5000);
  expect(clock).toBeLessThan(5100);
  expect(keys()).toEqual(['first', 'second', 'third']);
  expect(writer.figures()).toMatchObject({ queued: 0, refused: 0 });
  expect(writer.figures().lockWaits).toBeGreaterThan(100);
});

it('takes what is asked for during the wait into the same turn, and refuses each write after its own 10 s', async () => {
  other.exec('BEGIN IMMEDIATE');
  let late: Promise<unknown> | undefined;
  onWait = () => {
    if (clock >= 6000) late ??= put('late');
    if (clock >= LONGEST_WAIT + 3000 && other.isTransaction) other.exec('COMMIT');
  };
  let refusedAt = 0;
  const early = put('early').catch((error: unknown) => {
    refusedAt = clock;
    throw error;
  });
  await expect(early).rejects.toMatchObject({ fault: 'busy', statusCode: 503 });
  expect(refusedAt).toBeGreaterThanOrEqual(LONGEST_WAIT);
  expect(refusedAt).toBeLessThan(LONGEST_WAIT + 500);
  await late;
  expect(keys()).toEqual(['late']);
  expect(outcomes).toEqual(['busy', null]);
});

it('refuses at once what would wait behind too many', async () => {
  other.exec('BEGIN IMMEDIATE');
  const waiting = Promise.allSettled(Array.from({ length: MOST_WAITING }, (_, n) => put(String(n))));
  await expect(put('one more')).rejects.toMatchObject({ fault: 'busy' });
  other.exec('COMMIT');
  expect((await waiting).every(({ status }) => status === 'fulfilled')).toBe(true);
});

it('refuses when the disk is full, says so, and takes changes again when there is room', async () => {
  const fill = (pages: number) => connection.raw().exec(`PRAGMA max_page_count = ${pages}`);
  const large = (key: string) =>
    writer.write((tx) =>
      tx
        .insertInto('meta')
        .values({ key, value: 'x'.repeat(50_000) })
        .execute(),
    );
  fill(5);
  // What shares the commit is on disk or refused, and never believed to be there.
  const [small, refused] = await Promise.allSettled([put('small'), large('large')]);
  expect(refused).toMatchObject({ status: 'rejected', reason: { fault: 'full', statusCode: 503, retryAfter: 30 } });
  expect(keys()).toEqual(small.status === 'fulfilled' ? ['small'] : []);
  expect(outcomes).toContain('full');
  fill(1000);
  await large('large');
  expect(outcomes.at(-1)).toBeNull();
  expect(keys()).toContain('large');
});

it('lets the process do other things between writes that follow each other at once', async () => {
  let isOver = false;
  setImmediate(() => setImmediate(() => (isOver = true)));
  let written = 0;
  while (!isOver && written < 1000) await put(String(written++));
  expect(written).toBeLessThan(1000);
});

it('gives the reads of a job the words of the store too', async () => {
  const broken = writer.write((tx) => sql`select * from nowhere`.execute(tx));
  await expect(broken).rejects.toThrow('no such table');
  await put('a');
  expect(keys()).toEqual(['a']);
});
