import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { importShop } from '../src/shop/import/import-shop.ts';
import { folderStamp, stampKind } from '../src/shop/import/stamp.ts';
import { databaseFile } from '../src/store/database-file.ts';
import type { Store } from '../src/store/open.ts';
import {
  dropTestDatabase,
  fillTestDatabase,
  isOnPostgres,
  openTestStore,
  testSnapshot,
} from '../src/store/test-store.ts';

/** Makes an imported shop's database that of another data folder. */
type Copy = (to: string) => Promise<void>;

/** What an import has made, by what the shop's folder was written from. */
const imported = new Map<string, Copy>();

/**
 * Opens a new store with the shop of a folder. The first of a process imports it; the others that were written from the same, which `source` is a text
 * of, get a copy of its database, in a tenth of the time.
 */
export async function openImported(dataDir: string, shopDir: string, source: string): Promise<Store> {
  const copy = imported.get(source) ?? (await importOnce(`${dataDir}-imported`, shopDir));
  imported.set(source, copy);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await copy(dataDir);
  const store = await openTestStore(dataDir);
  // The files of each folder have times of their own.
  const value = await folderStamp(shopDir, stampKind(store));
  await store.write((tx) => tx.updateTable('meta').set({ value }).where('key', '=', 'import').execute());
  return store;
}

async function importOnce(dataDir: string, shopDir: string): Promise<Copy> {
  const store = await openTestStore(dataDir);
  await importShop(store, shopDir);
  await store.close();
  if (isOnPostgres) {
    const snapshot = await testSnapshot(dataDir);
    await dropTestDatabase(dataDir);
    return (to) => fillTestDatabase(to, snapshot);
  }
  const database = await readFile(databaseFile(dataDir));
  return (to) => writeFile(databaseFile(to), database, { mode: 0o600 });
}
