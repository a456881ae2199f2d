import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { deadParts } from './copy-database.ts';
import { databaseFile } from './database-file.ts';
import { isLocked } from './process-lock.ts';

/** Something in a data folder that a process which was killed has left, and what to do about it: a sentence each. */
export interface Leftover {
  name: string;
  from: string;
  remedy: string;
  /** It holds nothing worth restoring: a start deletes it. */
  isWorthless: boolean;
}

const AT_START = 'The next start removes it; so may you.';

/** What is left of imports, restores, migrations and backups that were stopped, and logs that have lost their database. */
export function leftovers(dataDir: string): Leftover[] {
  const names = readdirSync(dataDir);
  const dead = new Set(deadParts(dataDir));
  // A restore holds it as well.
  const isImporting = isLocked(dataDir, 'import');
  return names.flatMap((name): Leftover[] => {
    const of = (from: string, remedy: string, isWorthless: boolean) => [{ name, from, remedy, isWorthless }];
    if (/^import\.db(-journal|-wal|-shm)?$/.test(name) && !isImporting)
      return of('an import that was stopped', AT_START, true);
    if (/^before-migration-/.test(name) && dead.has(name))
      return of('a copy before a migration that was stopped', AT_START, true);
    if (dead.has(name)) return of('a backup that was stopped', AT_START, true);
    if (/^vitrine\.db\.part/.test(name) && !isImporting)
      return existsSync(databaseFile(dataDir))
        ? of('a restore that was stopped', AT_START, true)
        : of('a restore that was stopped', 'Run "vitrine restore FILE" again.', false);
    if (/^vitrine\.db\.moving/.test(name) && !isImporting)
      return existsSync(databaseFile(dataDir))
        ? of('a move that was stopped', AT_START, true)
        : of('a move that was stopped', 'Run "vitrine move" again, or remove it.', false);
    if (/^vitrine\.db-wal\.damaged-/.test(name))
      return of(
        'a damaged log, with changes that could not be read',
        'Remove it when the newest orders were compared with their mails.',
        false,
      );
    if (/^rescued-.*\.db$/.test(name))
      return of(
        'a shop whose database was taken away while it was open',
        `"vitrine restore ${join(dataDir, name)}" puts it back; else remove it.`,
        false,
      );
    const log = /^(.*\.db)-(wal|shm)$/.exec(name);
    if (!log || existsSync(join(dataDir, log[1] ?? ''))) return [];
    if (log[2] === 'shm') return of(`the log of ${log[1]}, which is gone`, 'Remove it.', false);
    return of(
      `the last changes of ${log[1]}, which is gone`,
      `Put ${log[1]} back beside it, if you have moved it; else remove it.`,
      false,
    );
  });
}

/** Deletes worthless leftovers that no process is writing. */
export function removeWorthless(dataDir: string): void {
  for (const { name, isWorthless } of leftovers(dataDir)) if (isWorthless) rmSync(join(dataDir, name), { force: true });
}
