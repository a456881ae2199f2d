import { databaseFile } from './database-file.ts';
import { openDriver } from './sqlite.ts';
import { StoreError, storeError } from './store-error.ts';

/** ms to wait for other writers, and for readers of what is replaced. */
const WAIT = 10_000;

/**
 * Rewrites the database file and its log so that they hold current data only: moved rows leave copies in the free space of pages, and
 * changes stay in the log, where `secure_delete` does not reach. Writes of an open shop wait about a second for 50 MB. Blocks the process.
 * Throws StoreError.
 */
export function rewriteDatabase(dataDir: string): void {
  const raw = openDriver(databaseFile(dataDir), { readOnly: false });
  try {
    raw.exec(`PRAGMA busy_timeout = ${WAIT}; VACUUM`);
    const checkpoint = raw.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get();
    if (checkpoint?.busy !== 0) throw new StoreError('busy');
  } catch (error) {
    throw storeError(error);
  } finally {
    raw.close();
  }
}
