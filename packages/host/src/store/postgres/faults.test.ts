import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forwardNotifications, type Notifications } from '../../../../../scripts/proxy/notifications.ts';
import { startTcpProxy, type TcpProxy } from '../../../../../scripts/proxy/tcp-proxy.ts';
import { openStore, type Store } from '../open.ts';
import { dropTestDatabase, testDatabase } from '../test-store.ts';
import type { Tx } from '../writer.ts';

let dir: string;
let proxy: TcpProxy;
let notifications: Notifications;
/** Reaches the database through the proxy. */
let store: Store;
/** Reaches it directly. */
let other: Store;
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'vitrine-faults-'));
  const database = (await testDatabase(dir)) ?? expect.fail();
  notifications = forwardNotifications();
  proxy = await startTcpProxy({ to: Number(new URL(database).port), fromServer: notifications.filter });
  const through = new URL(database);
  through.port = String(proxy.port);
  const report = () => {};
  store = await openStore(dir, { database: through.href, connections: 4, report });
  other = await openStore(dir, { database, connections: 4, report });
});
afterEach(async () => {
  proxy.refuse(false);
  proxy.freeze(false);
  await store.close();
  await other.close();
  await proxy[Symbol.asyncDispose]();
  await dropTestDatabase(dir);
  rmSync(dir, { recursive: true });
});

const put = (tx: Tx, key: string, value: string) =>
  tx
    .insertInto('meta')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();

async function get(from: Store, key: string): Promise<string | undefined> {
  return (await from.db.selectFrom('meta').where('key', '=', key).select('value').executeTakeFirst())?.value;
}

it('a connection that is cut between two queries of a write ends nothing but this run of it', async () => {
  let runs = 0;
  await store.write(async (tx) => {
    runs += 1;
    await put(tx, 'a', `run ${runs}`);
    if (runs === 1) {
      proxy.cut();
      // Nothing is in flight: what the socket says is heard by nobody but the client.
      await vi.waitFor(() => expect(proxy.connections()).toBe(0));
      await new Promise((resolve) => setImmediate(resolve));
    }
    await put(tx, 'b', `run ${runs}`);
  });
  expect(await get(other, 'a')).toBe('run 2');
  expect(await get(other, 'b')).toBe('run 2');
});

it('connections that are cut while nobody uses them are opened again', async () => {
  await store.write((tx) => put(tx, 'a', '1'));
  for (let count = 0; count < 3; count += 1) {
    proxy.cut();
    expect(await get(store, 'a')).toBe('1');
    await store.write((tx) => put(tx, 'a', '1'));
  }
});

it('a read that is refused says so as a fault of the way to the server; a write waits for a while', async () => {
  proxy.refuse(true);
  proxy.cut();
  const written = store.write((tx) => put(tx, 'a', '2'));
  await expect(get(store, 'a')).rejects.toMatchObject({ fault: 'away', statusCode: 503 });
  proxy.refuse(false);
  await written;
  expect(await get(other, 'a')).toBe('2');
});

it('hears of a change whose notification was lost', async () => {
  const heard: string[] = [];
  store.changes.subscribe((facts) => heard.push(...facts));
  notifications.lose(true);
  await other.write(async (tx, changed) => {
    await put(tx, 'a', '1');
    changed('product:1');
  });
  await vi.waitFor(() => expect(heard).toEqual(['product:1']));
  expect(notifications.lost()).toBeGreaterThan(0);
  expect(store.figures().missed).toBe(1);
});
