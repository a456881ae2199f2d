import { statSync } from 'node:fs';
import path from 'node:path';
import { noteInDatabase } from '../shop/audit/note-in-database.ts';
import { BY_CLI } from '../shop/audit/record-audit.ts';
import { backUp } from '../store/backup.ts';
import { databaseFile } from '../store/database-file.ts';
import { openDriver } from '../store/sqlite.ts';
import { LONGEST_WAIT } from '../store/writer.ts';
import type { Settings } from './settings.ts';

/** `vitrine backup FILE`, whether the shop is open or not. */
export async function backupCommand(settings: Settings): Promise<number> {
  const [name = ''] = settings.rest;
  const file = path.resolve(name);
  backUp(settings.dataDir, file, { replace: settings.force });
  console.log(`${file} holds the database, checked: ${(statSync(file).size / 1e6).toFixed(1)} MB.`);
  note(settings.dataDir);
  return 0;
}

/** Of a database that cannot be written a backup is made all the same. */
function note(dataDir: string): void {
  try {
    const raw = openDriver(databaseFile(dataDir), { readOnly: false });
    try {
      raw.exec(`PRAGMA busy_timeout = ${LONGEST_WAIT}`);
      noteInDatabase(raw, 'shop_backed_up', BY_CLI);
    } finally {
      raw.close();
    }
  } catch (error) {
    console.warn(`The audit log does not say so (${error instanceof Error ? error.message : String(error)}).`);
  }
}
