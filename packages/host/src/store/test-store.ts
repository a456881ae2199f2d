import { inAnyOrder } from './any-order.fixture.ts';
import { type OpenOptions, openStore, type Store } from './open.ts';
import { createTestDatabases, fill, type Snapshot, snapshotOf, type TestDatabases } from './postgres/test-databases.ts';

/** The server that tests make databases on: where the variable is set, everything that `openTestStore` opens is in PostgreSQL. */
const server = process.env.VITRINE_TEST_DATABASE;

/** Whether tests run on PostgreSQL. */
export const isOnPostgres = server !== undefined;

/** The database of a data folder of a test, and how many stores have it open. */
interface Lent {
  url: string;
  open: number;
  /** Whether another process may have it open. */
  isHeld: boolean;
}

let databases: TestDatabases | undefined;
const lent = new Map<string, Lent>();

async function lend(dataDir: string, to: string): Promise<Lent> {
  const known = lent.get(dataDir);
  if (known) return known;
  databases ??= createTestDatabases(to);
  const fresh = { url: await databases.lend(), open: 0, isHeld: false };
  lent.set(dataDir, fresh);
  return fresh;
}

/** The URL of a data folder's database; undefined where tests run on SQLite. */
export async function testDatabase(dataDir: string): Promise<string | undefined> {
  return server === undefined ? undefined : (await lend(dataDir, server)).url;
}

/** The same for another process, which may have it open until `dropTestDatabase`. */
export async function holdTestDatabase(dataDir: string): Promise<string | undefined> {
  if (server === undefined) return undefined;
  const own = await lend(dataDir, server);
  own.isHeld = true;
  return own.url;
}

/** Opens the store of a data folder: a file in it, or a database of its own on the server for tests. */
export async function openTestStore(dataDir: string, options: OpenOptions = {}): Promise<Store> {
  if (server === undefined) {
    const store = await openStore(dataDir, options);
    return { ...store, db: inAnyOrder(store.db) };
  }
  const own = await lend(dataDir, server);
  const store = await openStore(dataDir, { connections: 4, ...options, database: own.url });
  own.open += 1;
  return {
    ...store,
    db: inAnyOrder(store.db),
    async close() {
      await store.close();
      own.open -= 1;
    },
  };
}

/** What a folder's closed database has. */
export async function testSnapshot(dataDir: string): Promise<Snapshot> {
  return snapshotOf((await testDatabase(dataDir)) ?? '');
}

/** Fills the new database of a folder. */
export async function fillTestDatabase(dataDir: string, snapshot: Snapshot): Promise<void> {
  await fill((await testDatabase(dataDir)) ?? '', snapshot);
}

/** Nobody needs the database of a folder any more; a file goes with its folder. */
export async function dropTestDatabase(dataDir: string): Promise<void> {
  const own = lent.get(dataDir);
  if (!own) return;
  lent.delete(dataDir);
  databases?.giveBack(own.url);
}

/** Gives back the databases that no store has open: after a test, which has reopened those that it wanted to. */
export async function dropClosedTestDatabases(): Promise<void> {
  for (const [dataDir, { open, isHeld }] of lent) if (open === 0 && !isHeld) await dropTestDatabase(dataDir);
}
