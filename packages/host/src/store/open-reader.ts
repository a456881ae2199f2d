import type { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { sizeOf } from './database-file.ts';
import { openDriver } from './sqlite.ts';
import { faultOf } from './store-error.ts';

/** kB of the database in memory that a connection may take. */
export const CACHE = 'PRAGMA cache_size = -16000';

/** A connection that reads. Fails here, not later, where the file cannot be read. */
export function openReader(file: string | URL): DatabaseSync {
  const raw = openDriver(file, { readOnly: true });
  try {
    raw.exec(`${CACHE}; PRAGMA temp_store = MEMORY; SELECT 1 FROM sqlite_schema`);
    return raw;
  } catch (error) {
    raw.close();
    throw error;
  }
}

/**
 * A reader for a folder without write permission, where not even the index of the log can be written. Without a log the file is complete,
 * and is opened as immutable.
 */
export function openReadOnly(file: string): DatabaseSync {
  try {
    return openReader(file);
  } catch (error) {
    const fault = faultOf(error);
    if (fault === 'damaged' || fault === 'busy' || sizeOf(`${file}-wal`) > 0) throw error;
    const url = pathToFileURL(file);
    url.searchParams.set('immutable', '1');
    return openReader(url);
  }
}
