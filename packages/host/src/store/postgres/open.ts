import { existsSync, mkdirSync } from 'node:fs';
import { createChanges } from '../changes.ts';
import { createFaultLog } from '../fault-log.ts';
import type { Store } from '../open.ts';
import { createChangeFeed } from './change-feed.ts';
import { kyselyOver } from './dialect.ts';
import { postgresError } from './faults.ts';
import { migratePostgres } from './migrate.ts';
import { createPool, runOnAny } from './pool.ts';
import { createPostgresWriter } from './writer.ts';

export interface PostgresOptions {
  /** `postgres://user:password@host:port/database`, with `sslmode` and the like as libpq knows them. */
  database: string;
  /** Connections of this process at most: three quarters for reads, the others for writes; one more hears what the others change. */
  connections?: number;
  /** Throws where the database has no shop. */
  mustExist: boolean;
  report: (line: string) => void;
}

/** Connections of a process: enough to use both halves of a small server, few enough for twenty processes at one of 400. */
export const CONNECTIONS = 16;

/**
 * Opens (and creates or upgrades) the shop's tables in a PostgreSQL database. `dataDir` is this machine's own: caches and the outbox. Throws
 * with a sentence where the server cannot be reached, or the database is another program's or a newer version's.
 */
export async function openPostgresStore(
  dataDir: string,
  { database, connections = CONNECTIONS, mustExist, report }: PostgresOptions,
): Promise<Store> {
  if (!existsSync(dataDir)) mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const migrations = createPool({ url: database, most: 1, name: 'vitrine migrations' });
  try {
    const client = await migrations.connect();
    await migratePostgres(client, { mustExist }).finally(() => client.release(true));
  } catch (error) {
    throw postgresError(error);
  } finally {
    await migrations.end();
  }
  const forWrites = Math.max(1, Math.round(connections / 4));
  const readers = createPool({ url: database, most: Math.max(1, connections - forWrites), name: 'vitrine reads' });
  const writers = createPool({ url: database, most: forWrites, name: 'vitrine writes' });
  const run = runOnAny(readers);
  const changes = createChanges();
  const feed = createChangeFeed({ url: database, run, changes });
  const log = createFaultLog(report, null);
  const writer = createPostgresWriter({ pool: writers, feed, onOutcome: log, changes });
  await feed.start();
  return {
    engine: 'postgres',
    database,
    dataDir,
    db: kyselyOver(run),
    write: writer.write,
    changes,
    // The feed tells them one by one.
    foreignWrites: () => 0,
    figures: () => ({ ...writer.figures(), ...feed.figures() }),
    async close() {
      await writer.stop();
      await feed.stop();
      await Promise.all([readers.end(), writers.end()]);
    },
  };
}
