import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { insertAll } from './insert-all.ts';
import { openStore, type Store } from './open.ts';
import { takeLock } from './process-lock.ts';
import { openStaging, stagingLeft, swapStaging } from './staging.ts';
import type { Tx } from './writer.ts';

/** More than one step copies. */
const MANY = 3500;

let dir: string;
let store: Store;
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'vitrine-staging-'));
  store = await openStore(dir);
});
afterEach(async () => {
  await store.close();
  rmSync(dir, { recursive: true });
});

async function fill(tx: Tx, word: string): Promise<void> {
  await insertAll(
    tx,
    'redirects',
    Array.from({ length: MANY }, (_, n) => ({ path: `/${word}/${n}`, target: '/' })),
  );
  await sql`insert into search_index (title, keywords, body, codes, kind, entity_id, locale) values (${word}, '', '', '', 'page', 1, '')`.execute(
    tx,
  );
}

async function shown(of: Store) {
  const { count } = await of.db
    .selectFrom('redirects')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const found = await sql<{
    title: string;
  }>`select title from search_index where search_index match 'old OR new'`.execute(of.db);
  return { count, found: found.rows.map(({ title }) => title) };
}

const schema = async () =>
  (
    await sql<{ name: string }>`select name from sqlite_schema where name not like 'sqlite_%' order by name`.execute(
      store.db,
    )
  ).rows
    .map(({ name }) => name.replace(/^next_/, ''))
    .toSorted();

it('shows the old rows until the swap and the new ones after it, all of them, with the same indexes', async () => {
  const before = await schema();
  await store.write((tx) => fill(tx, 'old'));
  // Twice: names of indexes alternate.
  for (const round of [1, 2]) {
    const staging = await openStaging(store);
    await fill(staging.db, 'new');
    expect((await shown(store)).found).toEqual([round === 1 ? 'old' : 'new']);
    await staging.copy();
    expect(await shown(store)).toEqual({ count: MANY, found: [round === 1 ? 'old' : 'new'] });
    await store.write(swapStaging);
    expect(await shown(store)).toEqual({ count: MANY, found: ['new'] });
    await staging.close();
    expect(await schema()).toEqual(before);
  }
  const checked = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(store.db);
  expect(checked.rows).toEqual([{ integrity_check: 'ok' }]);
});

it('lets others write between its steps', async () => {
  const staging = await openStaging(store);
  await fill(staging.db, 'new');
  let written = 0;
  let isCopying = true;
  const writing = (async () => {
    while (isCopying) {
      await store.write((tx) =>
        tx
          .replaceInto('meta')
          .values({ key: 'x', value: String(written) })
          .execute(),
      );
      written += 1;
    }
  })();
  await staging.copy();
  isCopying = false;
  await writing;
  await staging.close();
  expect(written).toBeGreaterThan(10);
});

const killed = (when: string) => `
import { openStore } from ${JSON.stringify(new URL('./open.ts', import.meta.url).href)};
import { openStaging, swapStaging } from ${JSON.stringify(new URL('./staging.ts', import.meta.url).href)};
const store = await openStore(process.argv[1]);
const staging = await openStaging(store);
await staging.db.insertInto('redirects').values({ path: '/new', target: '/' }).execute();
if (${JSON.stringify(when)} === 'building') process.kill(process.pid, 'SIGKILL');
await staging.copy();
if (${JSON.stringify(when)} === 'copied') process.kill(process.pid, 'SIGKILL');
await store.write(async (tx) => { await swapStaging(tx); process.kill(process.pid, 'SIGKILL'); });
`;

it.each(['building', 'copied', 'swapping'])(
  'killed while %s it changes nothing, and what it left is removed',
  async (when) => {
    await store.write((tx) => fill(tx, 'old'));
    const { signal } = spawnSync(process.execPath, ['--input-type=module', '-e', killed(when), dir], {
      stdio: 'inherit',
    });
    expect(signal).toBe('SIGKILL');
    expect(await shown(store)).toEqual({ count: MANY, found: ['old'] });
    expect(existsSync(join(dir, 'import.db')) || (await stagingLeft(store)).length > 0).toBe(true);
    // Nobody holds its lock any more.
    const release = takeLock(dir, 'import');
    expect(release).not.toBeNull();
    const staging = await openStaging(store);
    expect(await stagingLeft(store)).toEqual([]);
    await staging.close();
    release?.();
    expect(existsSync(join(dir, 'import.db'))).toBe(false);
    expect(await stagingLeft(store)).toEqual([]);
    expect(await shown(store)).toEqual({ count: MANY, found: ['old'] });
  },
);
