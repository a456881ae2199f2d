import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startTcpProxy } from '../../../../../scripts/proxy/tcp-proxy.ts';
import { createChanges, EVERYTHING } from '../changes.ts';
import type { Store } from '../open.ts';
import { dropTestDatabase, openTestStore, testDatabase } from '../test-store.ts';
import { createChangeFeed } from './change-feed.ts';

let dir: string;
let here: Store;
let there: Store;
/** What the second node has heard. */
let heard: string[];
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'vitrine-feed-'));
  [here, there] = [await openTestStore(dir), await openTestStore(dir)];
  heard = [];
  there.changes.subscribe((facts) => heard.push(...facts));
});
afterEach(async () => {
  await here.close();
  await there.close();
  await dropTestDatabase(dir);
  rmSync(dir, { recursive: true });
});

const change = (store: Store, ...facts: string[]) =>
  store.write(async (tx, changed) => {
    await tx
      .insertInto('meta')
      .values({ key: 'a', value: '1' })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: '2' }))
      .execute();
    changed(...facts);
  });

async function onServer(statement: string, values: unknown[] = []): Promise<void> {
  const client = new Client({ connectionString: await testDatabase(dir) });
  await client.connect();
  await client.query(statement, values).finally(() => client.end());
}

it('tells the other nodes what a write has changed, once, and the own one before its promise resolves', {
  tags: ['scale-3'],
}, async () => {
  const own: string[] = [];
  here.changes.subscribe((facts) => own.push(...facts));
  await change(here, 'product:1', 'menu:main');
  expect(own).toEqual(['product:1', 'menu:main']);
  await vi.waitFor(() => expect(heard).toEqual(['product:1', 'menu:main']));
  await change(here, 'product:2');
  await vi.waitFor(() => expect(heard).toEqual(['product:1', 'menu:main', 'product:2']));
  expect(own).toEqual(['product:1', 'menu:main', 'product:2']);
});

it('nobody hears of a write that failed', async () => {
  const failed = here.write(async (_tx, changed) => {
    changed('product:1');
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  await change(here, 'product:2');
  await vi.waitFor(() => expect(heard).toEqual(['product:2']));
});

it('facts that are too long for a notification are read from the table', async () => {
  const many = Array.from({ length: 2000 }, (_, id) => `product:${id}`);
  await change(here, ...many);
  await vi.waitFor(() => expect(heard).toHaveLength(2000));
});

it('a notification that was lost is found by its number, or at the next look', { tags: ['scale-3'] }, async () => {
  // As of a node that died before it could tell: the row is there and no notification.
  await onServer(`INSERT INTO changes (node, facts) VALUES ('dead', '["product:7"]')`);
  await vi.waitFor(() => expect(heard).toEqual(['product:7']));
  expect(there.figures().missed).toBe(1);
  const notify = (count: number, facts: string[]) =>
    onServer('SELECT pg_notify($1, $2)', [
      'vitrine_changes',
      JSON.stringify({ node: 'other', count, changes: [{ id: 1_000_000 + count, facts }] }),
    ]);
  await notify(1, ['product:8']);
  await notify(3, ['product:9']);
  await vi.waitFor(() => expect(heard).toEqual(['product:7', 'product:8', 'product:9']));
  expect(there.figures().gaps).toBe(1);
});

it('hears again after its connection was cut, and what it has missed in the meantime', {
  tags: ['scale-3'],
}, async () => {
  await onServer(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()`);
  await change(here, 'product:3');
  await vi.waitFor(() => expect(heard).toEqual(['product:3']));
  await vi.waitFor(async () => {
    await change(here, 'product:4');
    expect(heard).toContain('product:4');
  });
  expect(heard).not.toContain(EVERYTHING);
});

it('says that nobody answers while it has no connection that would notice it', { tags: ['scale-2'] }, async () => {
  const url = new URL((await testDatabase(dir)) ?? expect.fail());
  await using proxy = await startTcpProxy({ to: Number(url.port) });
  url.port = String(proxy.port);
  const onUnanswered = vi.fn();
  const run = async () => ({ rows: [], command: 'SELECT', rowCount: 0, oid: 0, fields: [] });
  const feed = createChangeFeed({ url: url.href, run, changes: createChanges(), onUnanswered, connect: 3000 });
  await feed.start();
  // It had one until now, and is refused for a moment: that is an answer.
  proxy.refuse(true);
  proxy.cut();
  await vi.waitFor(() => expect(proxy.connections()).toBe(0));
  proxy.freeze(true);
  proxy.refuse(false);
  expect(onUnanswered).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(onUnanswered).toHaveBeenCalled(), { timeout: 60_000 });
  await feed.stop();
});
