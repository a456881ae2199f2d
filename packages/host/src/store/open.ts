import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { type Changes, createChanges } from './changes.ts';
import { migrate } from './migrate.ts';
import type { Database } from './schema.ts';
import { connect } from './sqlite.ts';
import { createWriter, type WriteJob } from './writer.ts';

export interface Store {
  /** For reading only, on its own connection: sees what is committed and never waits for a write. */
  db: Kysely<Database>;
  /**
   * The one way to write: jobs run one at a time, in the order they were asked for, and the promise resolves when the
   * change is on disk. A job that throws leaves nothing behind.
   */
  write<T>(job: WriteJob<T>): Promise<T>;
  changes: Changes;
  /** A number that changes when another process has written to the database. */
  foreignWrites(): number;
  close(): Promise<void>;
}

/**
 * Opens (and if need be creates or upgrades) the database `vitrine.db` below `dataDir`.
 * Throws with a sentence for a person where it was written by a newer version.
 */
export async function openStore(dataDir: string): Promise<Store> {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'vitrine.db');
  const writer = connect<Database>(file, { readOnly: false });
  try {
    writer.raw.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA cache_size = -16000; PRAGMA journal_size_limit = 67108864',
    );
    migrate(writer.raw);
  } catch (error) {
    writer.raw.close();
    throw error;
  }
  const reader = connect<Database>(file, { readOnly: true });
  reader.raw.exec('PRAGMA cache_size = -16000; PRAGMA temp_store = MEMORY');
  const changes = createChanges();
  const { write, stop } = createWriter(writer.raw, writer.db, changes);
  // Of the writer's connection: its own writes do not count, and the reader makes none.
  const version = writer.raw.prepare('PRAGMA data_version');
  return {
    db: reader.db,
    write,
    changes,
    foreignWrites: () => Number(version.get()?.data_version ?? 0),
    async close() {
      await stop();
      await reader.db.destroy();
      await writer.db.destroy();
      if (reader.raw.isOpen) reader.raw.close();
      if (writer.raw.isOpen) writer.raw.close();
    },
  };
}
