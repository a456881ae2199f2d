import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pageProblems } from './check-database.ts';
import { copyDatabase } from './copy-database.ts';
import { databaseFile } from './database-file.ts';
import { newestSchema } from './migrate.ts';
import { openDriver } from './sqlite.ts';

/** How many copies made before migrations are stored. */
const KEPT_COPIES = 3;

const COPY = /^before-migration-.*\.db$/;

/**
 * Copies the database before its schema changes, to `before-migration-…db` in the data folder, and deletes all but the newest copies. The
 * file has that name only once it is complete, checked and on disk. The caller holds the write lock. Returns the file. Throws a sentence
 * where the disk is full.
 */
export function copyBeforeMigration(dataDir: string, schema: number, now: Date): string {
  const time = now.toISOString().replace(/[:.]/g, '-');
  const file = join(dataDir, `before-migration-${schema}-to-${newestSchema}-${time}.db`);
  const source = databaseFile(dataDir);
  const raw = openDriver(source, { readOnly: true });
  try {
    copyDatabase(raw, source, file, { replace: true, problemsOf: pageProblems });
  } finally {
    raw.close();
  }
  const timeOf = (name: string) => name.replace(/^before-migration-\d+-to-\d+-/, '');
  const copies = readdirSync(dataDir).filter((name) => COPY.test(name));
  const old = copies.toSorted((a, b) => (timeOf(a) < timeOf(b) ? 1 : -1)).slice(KEPT_COPIES);
  for (const name of old) rmSync(join(dataDir, name), { force: true });
  return file;
}
