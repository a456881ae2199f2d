import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { importShop } from '../src/shop/import/import-shop.ts';
import { folderStamp } from '../src/shop/import/stamp.ts';
import { databaseFile } from '../src/store/database-file.ts';
import { openStore, type Store } from '../src/store/open.ts';
import type { ShopFolderOptions } from './shop-folder.ts';

/** Databases after an import, by what their shop's folder was written from. */
const imported = new Map<string, Buffer>();

/**
 * Opens a new store with the shop of a folder that `writeShopFolder` wrote with these options. The first of a process imports it; the others get a
 * copy of its database, which takes a tenth of the time.
 */
export async function openImported(
  dataDir: string,
  shopDir: string,
  { shop, files }: ShopFolderOptions,
): Promise<Store> {
  const key = JSON.stringify([shop, files]);
  const database = imported.get(key) ?? (await importedDatabase(dataDir, shopDir));
  imported.set(key, database);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await writeFile(databaseFile(dataDir), database, { mode: 0o600 });
  const store = await openStore(dataDir);
  const value = await folderStamp(shopDir);
  await store.write((tx) => tx.updateTable('meta').set({ value }).where('key', '=', 'import').execute());
  return store;
}

async function importedDatabase(dataDir: string, shopDir: string): Promise<Buffer> {
  const store = await openStore(dataDir);
  await importShop(store, shopDir);
  await store.close();
  return readFile(databaseFile(dataDir));
}
