import { chmodSync, copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { syncPath } from './backup.ts';
import { checkFile } from './check-database.ts';
import { databaseFile } from './database-file.ts';
import { takeLock } from './process-lock.ts';

/**
 * Puts a backup in the place of the database. The backup is checked first; the database that was there is kept beside it,
 * with its log, under a name that is returned (null: there was none). Throws with a sentence where a shop or an import has
 * the folder open, or the backup is not sound.
 */
export function restore(dataDir: string, backup: string, now: Date): { kept: string | null; schema: number } {
  if (!existsSync(backup)) throw new Error(`There is no file ${backup}.`);
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
      copyFileSync(backup, part);
      chmodSync(part, 0o600);
      syncPath(part);
    } catch (error) {
      rmSync(part, { force: true });
      throw error;
    }
    const stamp = now.toISOString().replace(/[:.]/g, '-');
    const kept = existsSync(file) ? join(dataDir, `before-restore-${stamp}.db`) : null;
    // With its log, which may hold its last changes; the third file is worked out from them.
    if (kept) for (const end of ['-wal', '']) if (existsSync(file + end)) renameSync(file + end, kept + end);
    rmSync(`${file}-shm`, { force: true });
    rmSync(`${file}-wal`, { force: true });
    renameSync(part, file);
    syncPath(dataDir);
    return { kept, schema };
  } finally {
    for (const release of locks) release?.();
  }
}
