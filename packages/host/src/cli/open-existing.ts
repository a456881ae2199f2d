import { existsSync } from 'node:fs';
import { databaseFile } from '../store/database-file.ts';
import { newestSchema, schemaOf } from '../store/migrate.ts';
import { openStore, type Store } from '../store/open.ts';
import { openReadOnly } from '../store/open-reader.ts';
import { isLocked } from '../store/process-lock.ts';
import { withPurges } from '../store/purges.ts';
import type { Settings } from './settings.ts';

/** Throws a sentence where this version would migrate the database of a shop that an earlier version has open. */
export function refuseBeneathOpenShop(dataDir: string): void {
  if (!isLocked(dataDir, 'serve')) return;
  const raw = openReadOnly(databaseFile(dataDir));
  try {
    if (schemaOf(raw) < newestSchema)
      throw new Error(
        `The shop that is open on ${dataDir} is of an earlier version, and this one would change its database. Stop it, and start it with this version.`,
      );
  } finally {
    raw.close();
  }
}

/** Where the shop's data is. */
type Place = Pick<Settings, 'dataDir' | 'database' | 'connections'>;

/** Opens a shop's database for a command that makes none. Throws a sentence where there is none. */
export async function openExisting({ dataDir, database, connections }: Place): Promise<Store> {
  if (database !== undefined) return withPurges(await openStore(dataDir, { database, connections, mustExist: true }));
  const file = databaseFile(dataDir);
  if (!existsSync(file)) throw new Error(`There is no database at ${file}. Name the data folder with --data DIR.`);
  refuseBeneathOpenShop(dataDir);
  return withPurges(await openStore(dataDir));
}
