import { existsSync, mkdirSync } from 'node:fs';
import { createChanges } from '../changes.ts';
import { createFaultLog } from '../fault-log.ts';
import type { Store } from '../store.ts';
import { createChangeFeed } from './change-feed.ts';
import { createConnections, runOnAny } from './connections.ts';
import { kyselyOver } from './dialect.ts';
import { postgresError } from './faults.ts';
import { startHeartbeat } from './heartbeat.ts';
import { migratePostgres } from './migrate.ts';
import { connectAlone } from './single-client.ts';
import { createPostgresWriter } from './writer.ts';

export interface PostgresOptions {
  /** `postgres://user:password@host:port/database`, with `sslmode` and the like as libpq knows them. */
  database: string;
  /** Connections of this process at most: half of them for reads, half for writes; one more hears what the others change. */
  connections?: number;
  /** Throws where the database has no shop. */
  mustExist: boolean;
  report: (line: string) => void;
}

/** ms that one statement of a read, and of a write, may take: a visitor waits for the first; an import's last step is one of the others. */
const READ = 10_000;
const WRITE = 60_000;

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
  const client = await connectAlone(database, 'vitrine migrations');
  try {
    await migratePostgres(client, { mustExist });
  } catch (error) {
    throw postgresError(error);
  } finally {
    await client.end();
  }
  const forWrites = Math.max(1, Math.floor(connections / 2));
  const readers = createConnections({
    url: database,
    most: Math.max(1, connections - forWrites),
    name: 'vitrine reads',
    statement: READ,
  });
  const writers = createConnections({ url: database, most: forWrites, name: 'vitrine writes', statement: WRITE });
  const run = runOnAny(readers);
  const changes = createChanges();
  const cut = (): void => {
    readers.cut();
    writers.cut();
  };
  const feed = createChangeFeed({
    url: database,
    run,
    changes,
    onConnected: (client) =>
      startHeartbeat(client, {
        onSilent() {
          client.connection.stream.destroy();
          cut();
        },
      }),
    onUnanswered: cut,
  });
  const log = createFaultLog(report, null);
  const writer = createPostgresWriter({ connections: writers, feed, onOutcome: log, changes });
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
