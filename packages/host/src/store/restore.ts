import { chmodSync, copyFileSync, existsSync, linkSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { syncPath } from './backup.ts';
import { checkFile } from './check-database.ts';
import { databaseFile, fileDamage, sizeOf } from './database-file.ts';
import { takeLock } from './process-lock.ts';
import { openDriver } from './sqlite.ts';

/** Copies a backup; one that a log stands beside (a database that an earlier restore has kept) with the changes in it. */
function copyBackup(backup: string, part: string): void {
  rmSync(part, { force: true });
  if (sizeOf(`${backup}-wal`) === 0) {
    copyFileSync(backup, part);
    return;
  }
  const raw = openDriver(backup, { readOnly: true });
  try {
    raw.prepare('VACUUM INTO ?').run(part);
  } finally {
    raw.close();
  }
}

/** Takes the log's changes into a sound database, so that it is one file. A damaged one stays as it is. */
function foldLog(file: string): void {
  if (sizeOf(`${file}-wal`) === 0 || fileDamage(file) !== null || checkFile(file).problems.length > 0) return;
  try {
    const raw = openDriver(file, { readOnly: false });
    try {
      raw.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    } finally {
      raw.close();
    }
  } catch {
    // No room, say: then it is kept with its log.
  }
}

/** Gives a file another name and leaves the one it has, where that can be done. */
function nameAgain(file: string, name: string): void {
  try {
    linkSync(file, name);
  } catch {
    renameSync(file, name);
  }
}

/**
 * Puts a backup in the place of the database. The backup is checked first; the database that was there is kept beside it,
 * with its log, under a name that is returned (null: there was none). Throws with a sentence where a shop or an import has
 * the folder open, or the backup is not sound.
 */
export function restore(dataDir: string, backup: string, now: Date): { kept: string | null; schema: number } {
  if (!existsSync(backup)) throw new Error(`There is no file ${backup}.`);
  if (!statSync(backup).isFile()) throw new Error(`${backup} is not a file.`);
  const { schema, problems } = checkFile(backup);
  if (problems.length > 0) throw new Error(`${backup} cannot be restored. ${problems.join(' ')}`);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const locks = (['serve', 'import'] as const).map((name) => takeLock(dataDir, name));
  try {
    if (locks.includes(null)) throw new Error(`A shop or an import has ${dataDir} open. Stop it first.`);
    const file = databaseFile(dataDir);
    const part = `${file}.part`;
    // First the copy: where the disk has no room for it, nothing has changed.
    try {
      copyBackup(backup, part);
      chmodSync(part, 0o600);
      syncPath(part);
    } catch (error) {
      rmSync(part, { force: true });
      throw error;
    }
    const stamp = now.toISOString().replace(/[:.]/g, '-');
    const kept = existsSync(file) ? join(dataDir, `before-restore-${stamp}.db`) : null;
    // Killed anywhere, this leaves a database with all its changes: the one that was there, or the backup.
    if (kept) {
      foldLog(file);
      nameAgain(file, kept);
      // Of a damaged one, which may hold its last changes.
      if (sizeOf(`${file}-wal`) > 0) renameSync(`${file}-wal`, `${kept}-wal`);
    }
    // Worked out from a log that is empty or gone.
    for (const end of ['-shm', '-wal']) rmSync(file + end, { force: true });
    renameSync(part, file);
    syncPath(dataDir);
    return { kept, schema };
  } finally {
    for (const release of locks) release?.();
  }
}
