import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { faultOf } from './store-error.ts';

/** `serve`: a host serves the data folder. `import`: an import is building its tables. */
export type LockName = 'serve' | 'import';

/** ms: a look at the lock from `isLocked` ends sooner. */
const WAIT = 250;

const fileOf = (dataDir: string, name: LockName) => join(dataDir, `${name}.lock`);

/**
 * Takes a lock of the data folder for this process. The operating system releases it however the process ends (an exclusive SQLite lock on
 * a small file of its own). Returns a function that releases it; null where another process has it. Throws StoreError where the folder
 * cannot be written.
 */
export function takeLock(dataDir: string, name: LockName): (() => void) | null {
  const file = new DatabaseSync(fileOf(dataDir, name), { timeout: WAIT });
  try {
    file.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    file.close();
    if (faultOf(error) === 'busy') return null;
    throw error;
  }
  return () => {
    if (file.isOpen) file.close();
  };
}

/** Whether any process, this one included, holds a lock. False where the folder cannot be written, because nothing can write there. */
export function isLocked(dataDir: string, name: LockName): boolean {
  let file: DatabaseSync | undefined;
  try {
    file = new DatabaseSync(fileOf(dataDir, name), { readOnly: true, timeout: 0 });
    file.prepare('SELECT 1 FROM sqlite_schema').get();
    return false;
  } catch (error) {
    return faultOf(error) === 'busy';
  } finally {
    file?.close();
  }
}
