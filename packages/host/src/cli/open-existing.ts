import { existsSync } from 'node:fs';
import { databaseFile } from '../store/database-file.ts';
import { openStore, type Store } from '../store/open.ts';

/** Opens the database of a data folder for a command that makes none. Throws a sentence where there is no database. */
export async function openExisting(dataDir: string): Promise<Store> {
  const file = databaseFile(dataDir);
  if (!existsSync(file)) throw new Error(`There is no database at ${file}. Name the data folder with --data DIR.`);
  return openStore(dataDir);
}
