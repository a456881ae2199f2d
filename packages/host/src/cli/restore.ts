import path from 'node:path';
import { noteInDatabase, noteStatement } from '../shop/audit/note-in-database.ts';
import { BY_CLI } from '../shop/audit/record-audit.ts';
import { newestSchema } from '../store/migrate.ts';
import { shownUrl } from '../store/postgres/shown-url.ts';
import { restore } from '../store/restore.ts';
import type { Settings } from './settings.ts';

const EVENT = 'shop_restored';

/** `vitrine restore FILE`. */
export async function restoreCommand(settings: Settings): Promise<number> {
  const [name = ''] = settings.rest;
  const file = path.resolve(name);
  const { kept, schema } = await restoreFrom(file, settings);
  const { database, dataDir } = settings;
  console.log(`${file} is the database of ${database === undefined ? dataDir : shownUrl(database)} now.`);
  if (schema < newestSchema) console.log('It is of an earlier version, and brought forward at the next start.');
  if (kept) console.log(`The ${database === undefined ? 'database' : 'shop'} that was there is kept: ${kept}`);
  return 0;
}

async function restoreFrom(
  file: string,
  { database, dataDir }: Settings,
): Promise<{ kept: string | null; schema: number }> {
  const now = new Date();
  if (database === undefined) return restore(dataDir, file, now, (raw) => noteInDatabase(raw, EVENT, BY_CLI));
  const { restorePostgres } = await import('../store/postgres/restore.ts');
  return restorePostgres(database, file, now, (quote) => noteStatement(EVENT, BY_CLI, quote));
}
