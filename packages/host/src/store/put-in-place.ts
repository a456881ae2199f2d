import { existsSync, linkSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkFile } from './check-database.ts';
import { databaseFile, fileDamage, sizeOf } from './database-file.ts';
import { clearMovedAway } from './moved-away.ts';
import { openDriver } from './sqlite.ts';
import { syncPath } from './sync-path.ts';

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
    // For example, the disk is full: the copy then includes its log.
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
 * Makes a whole file that is on disk the database of a data folder. The earlier database stays beside it, with its log, as
 * `before-restore-TIME.db` or `before-move-TIME.db`; returns that file, null where there was none. A kill at any point leaves a database with all
 * its changes: the earlier one, or the new one. The caller holds the locks of the folder.
 */
export function putInPlace(dataDir: string, part: string, before: 'restore' | 'move', now: Date): string | null {
  const file = databaseFile(dataDir);
  const stamp = now.toISOString().replace(/[:.]/g, '-');
  const kept = existsSync(file) ? join(dataDir, `before-${before}-${stamp}.db`) : null;
  if (kept) {
    foldLog(file);
    nameAgain(file, kept);
    // Of a damaged one, which may hold its last changes.
    if (sizeOf(`${file}-wal`) > 0) renameSync(`${file}-wal`, `${kept}-wal`);
  }
  // Derived from a log that is empty or missing.
  for (const end of ['-shm', '-wal']) rmSync(file + end, { force: true });
  clearMovedAway(dataDir);
  renameSync(part, file);
  syncPath(dataDir);
  return kept;
}
