import type { Kysely } from 'kysely';
import type { Changes } from './changes.ts';
import type { Database } from './schema.ts';
import type { Engine } from './sql/by-engine.ts';
import type { WriteJob, WriteOptions } from './writer.ts';

export interface Store {
  engine: Engine;
  /** The URL of the PostgreSQL database; absent where the data is in a file. */
  database?: string;
  /** For reads, on its own connection: sees committed data and never waits for a write. */
  db: Kysely<Database>;
  /**
   * The only way to write: jobs run one at a time in the order they were queued, and the promise resolves when the change is on disk. A job
   * that throws is rolled back. Rejects with StoreError when another process has held the database for 10 s, or the disk refuses the write.
   */
  write<T>(job: WriteJob<T>, options?: WriteOptions): Promise<T>;
  /** The folder of the database. */
  dataDir: string;
  changes: Changes;
  /** A number that changes when another process has written to the database. */
  foreignWrites(): number;
  /** Counters: writes queued, waits for other processes, writes refused, 1 while the file is open read-only, 1 once damage was detected. */
  figures(): Record<string, number>;
  close(): Promise<void>;
}

export interface OpenOptions {
  /** The URL of a PostgreSQL database; without, the data is in a file below `dataDir`. */
  database?: string | undefined;
  /** Refuses a PostgreSQL database that has no shop, instead of making one. */
  mustExist?: boolean | undefined;
  /** Connections to PostgreSQL at most. */
  connections?: number | undefined;
  /** Receives messages for the merchant: a copy made, a full disk, a disk with space again. */
  report?: (line: string) => void;
}
