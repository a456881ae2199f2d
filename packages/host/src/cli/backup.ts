import { statSync } from 'node:fs';
import path from 'node:path';
import { noteInDatabase } from '../shop/audit/note-in-database.ts';
import { BY_CLI, recordAudit } from '../shop/audit/record-audit.ts';
import { backUp } from '../store/backup.ts';
import { databaseFile } from '../store/database-file.ts';
import { openDriver } from '../store/sqlite.ts';
import { LONGEST_WAIT } from '../store/writer.ts';
import { openExisting } from './open-existing.ts';
import type { Settings } from './settings.ts';

/** `vitrine backup FILE`, whether the shop is open or not. */
export async function backupCommand(settings: Settings): Promise<number> {
  const [name = ''] = settings.rest;
  const file = path.resolve(name);
  const { database, dataDir, force } = settings;
  if (database === undefined) backUp(dataDir, file, { replace: force });
  else await (await import('../store/postgres/backup.ts')).backUpPostgres(database, file, { replace: force });
  console.log(`${file} holds the database, checked: ${(statSync(file).size / 1e6).toFixed(1)} MB.`);
  try {
    await note(settings);
  } catch (error) {
    // Of a database that cannot be written a backup is made all the same.
    console.warn(`The audit log does not say so (${error instanceof Error ? error.message : String(error)}).`);
  }
  return 0;
}

async function note(settings: Settings): Promise<void> {
  if (settings.database !== undefined) {
    const store = await openExisting(settings);
    await store.write((tx) => recordAudit(tx, 'shop_backed_up', BY_CLI, '')).finally(() => store.close());
    return;
  }
  const raw = openDriver(databaseFile(settings.dataDir), { readOnly: false });
  try {
    raw.exec(`PRAGMA busy_timeout = ${LONGEST_WAIT}`);
    noteInDatabase(raw, 'shop_backed_up', BY_CLI);
  } finally {
    raw.close();
  }
}
