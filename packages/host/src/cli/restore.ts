import path from 'node:path';
import { noteInDatabase } from '../shop/audit/note-in-database.ts';
import { BY_CLI } from '../shop/audit/record-audit.ts';
import { newestSchema } from '../store/migrate.ts';
import { restore } from '../store/restore.ts';
import type { Settings } from './settings.ts';

/** `vitrine restore FILE`. */
export async function restoreCommand(settings: Settings): Promise<number> {
  const [name = ''] = settings.rest;
  const { kept, schema } = restore(settings.dataDir, path.resolve(name), new Date(), (raw) =>
    noteInDatabase(raw, 'shop_restored', BY_CLI),
  );
  console.log(`${path.resolve(name)} is the database of ${settings.dataDir} now.`);
  if (schema < newestSchema) console.log('It is of an earlier version, and brought forward at the next start.');
  if (kept) console.log(`The database that was there is kept: ${kept}`);
  return 0;
}
