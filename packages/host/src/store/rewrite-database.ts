import { databaseFile } from './database-file.ts';
import { openDriver } from './sqlite.ts';
import { StoreError, storeError } from './store-error.ts';

/** ms of waiting for others who write, or who read what is replaced. */
const WAIT = 10_000;

/**
 * Writes the database file and its log anew, with nothing in them but what is stored: rows that were moved leave copies in the gaps of
 * their pages, and changes stay in the log, where `secure_delete` does not reach. Beside an open shop its changes wait meanwhile,
 * about a second for 50 MB. Blocks the process. Throws StoreError.
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
