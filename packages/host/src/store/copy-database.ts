import { chmodSync, linkSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { remedy } from './database-file.ts';
import { faultOf, StoreError, type StoreFault } from './store-error.ts';
import { syncPath } from './sync-path.ts';

/** How a copy is called while a process writes it: two that copy to one name do not meet. */
export const partOf = (file: string): string => `${file}.${process.pid}.part`;

/** The name of an unfinished copy, and of what SQLite has beside it. */
export const PART = /\.(\d+)\.part(-journal|-wal|-shm)?$/;

/** Whether a process of this machine is running. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Names of a folder's unfinished copies whose process has ended. */
export function deadParts(dir: string): string[] {
  return readdirSync(dir).filter((name) => {
    const pid = PART.exec(name)?.[1];
    return pid !== undefined && !isAlive(Number(pid));
  });
}

/** Removes what copies to a file have left that were killed. */
export function removeDeadParts(file: string): void {
  for (const name of deadParts(dirname(file)))
    if (name.startsWith(`${basename(file)}.`)) rmSync(join(dirname(file), name), { force: true });
}

/** Renames a file to a name that must not exist; on file systems without hard links, as safely as possible. */
export function nameNew(part: string, file: string): void {
  try {
    linkSync(part, file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
      throw new Error(`${file} is there already. Name another file, or add --force.`);
    renameSync(part, file);
  }
}

/** Message for a failed copy; errors that have one stay as they are. */
function copyError(error: unknown, source: string, file: string): unknown {
  const fault = faultOf(error);
  if (fault === null) return error;
  const reason = error instanceof Error ? error.message : String(error);
  const sentences: Partial<Record<StoreFault, string>> = {
    full: `There is no room for ${file}: its disk is full. Nothing was changed.`,
    damaged: `${source} is damaged and cannot be copied. ${remedy(source)}`,
  };
  const other = `${file} cannot be written (${reason}). Look at its folder, its rights and its disk.`;
  return new StoreError(fault, sentences[fault] ?? other, error);
}

/**
 * Copies a database as of one moment, while others read and write it. The copy has a temporary name until it is complete, `problemsOf`
 * finds nothing and it is on disk; only its owner may read it. `source` is the database's file, for messages. Throws a sentence; then the
 * target is unchanged.
 */
export function copyDatabase(
  raw: DatabaseSync,
  source: string,
  file: string,
  { replace, problemsOf }: { replace: boolean; problemsOf(part: string): string[] },
): void {
  const part = partOf(file);
  const umask = process.umask(0o077);
  try {
    removeDeadParts(file);
    rmSync(part, { force: true });
    raw.prepare('VACUUM INTO ?').run(part);
    chmodSync(part, 0o600);
    const problems = problemsOf(part);
    if (problems.length > 0) throw new Error(`The copy is not sound and was thrown away. ${problems.join(' ')}`);
    syncPath(part);
    if (replace) renameSync(part, file);
    else nameNew(part, file);
    syncPath(dirname(file));
  } catch (error) {
    throw copyError(error, source, file);
  } finally {
    process.umask(umask);
    rmSync(part, { force: true });
  }
}
