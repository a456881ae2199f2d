import { chmodSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { backupKind } from './backup-kind.ts';
import { checkFile } from './check-database.ts';
import { databaseFile } from './database-file.ts';
import { openReadOnly } from './open-reader.ts';
import { isLocked, takeLock } from './process-lock.ts';
import { putInPlace } from './put-in-place.ts';
import { openDriver } from './sqlite.ts';
import { faultOf } from './store-error.ts';
import { syncPath } from './sync-path.ts';

/** Copies a backup as of one moment, including a log next to it (a database stored by an earlier restore). */
function copyBackup(backup: string, part: string): void {
  for (const end of ['', '-journal', '-wal', '-shm']) rmSync(part + end, { force: true });
  const raw = openReadOnly(backup);
  try {
    raw.prepare('VACUUM INTO ?').run(part);
  } finally {
    raw.close();
  }
}

/** Refuses what cannot be a backup, with a sentence. */
function needBackup(backup: string, file: string): void {
  const info = statSync(backup, { throwIfNoEntry: false });
  if (!info) throw new Error(`There is no file ${backup}.`);
  if (info.isDirectory()) throw new Error(`${backup} is a folder. Name the file of a backup in it.`);
  if (!info.isFile()) throw new Error(`${backup} is not a file.`);
  if (backupKind(backup) === 'postgres')
    throw new Error(
      `${backup} is a backup of a shop in PostgreSQL. Name the database to restore it to with --database.`,
    );
  const present = statSync(file, { throwIfNoEntry: false });
  if (present && present.dev === info.dev && present.ino === info.ino)
    throw new Error(`${backup} is the database itself. Name the file of a backup.`);
  if (basename(backup) === basename(file) && isLocked(dirname(backup), 'serve'))
    throw new Error(
      `${backup} is the database of an open shop. Copy it with "vitrine backup FILE", and restore the copy.`,
    );
}

/** Lets `note` write into a database that no process has open, and leaves it as one file. */
function noteIn(file: string, note: (raw: DatabaseSync) => void): void {
  const raw = openDriver(file, { readOnly: false });
  try {
    raw.exec('PRAGMA journal_mode = DELETE');
    note(raw);
  } finally {
    raw.close();
  }
}

/**
 * Replaces the database with a backup. The backup is checked first, and so is the copy that replaces the database; `note` may write into
 * that copy. The earlier database stays next to it, with its log, under the returned name (null: there was none). Throws a sentence where a
 * shop or an import has the folder open, or the backup is damaged; then nothing has changed.
 */
export function restore(
  dataDir: string,
  backup: string,
  now: Date,
  note: (raw: DatabaseSync) => void = () => {},
): { kept: string | null; schema: number } {
  const file = databaseFile(dataDir);
  needBackup(backup, file);
  const { schema, problems } = checkFile(backup);
  if (problems.length > 0) throw new Error(`${backup} cannot be restored. ${problems.join(' ')}`);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const locks = (['serve', 'import'] as const).map((name) => takeLock(dataDir, name));
  try {
    if (locks.includes(null)) throw new Error(`A shop or an import has ${dataDir} open. Stop it first.`);
    const part = `${file}.part`;
    // The copy comes first: where the disk is full, nothing has changed.
    try {
      copyBackup(backup, part);
      chmodSync(part, 0o600);
      noteIn(part, note);
      const copy = checkFile(part);
      if (copy.problems.length > 0) throw new Error(`${backup} cannot be restored. ${copy.problems.join(' ')}`);
      syncPath(part);
    } catch (error) {
      rmSync(part, { force: true });
      throw faultOf(error) === 'full'
        ? new Error(`There is no room for ${file}: its disk is full. Nothing was changed.`)
        : error;
    }
    const kept = putInPlace(dataDir, part, 'restore', now);
    return { kept, schema };
  } finally {
    for (const release of locks) release?.();
  }
}
