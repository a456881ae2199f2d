import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { freePortFrom } from '../free-port.ts';
import { settingsArguments } from './cluster.ts';
import { findPostgres } from './find-postgres.ts';
import { forkGuardian } from './fork-guardian.ts';
import { isOpenToAll, serverUser } from './other-user.ts';

/** A PostgreSQL server of this process, with an empty cluster in a temporary folder. */
export interface PostgresServer {
  /** Address of the superuser `postgres` and its database `postgres`. No password. */
  url: string;
  /** The same of another database, which need not exist yet. */
  urlOf(database: string): string;
  port: number;
  /** The major version: 15. */
  version: number;
  /** The folder of its programs; an installed server has `psql`, `pg_dump` and others there, the packages have not. */
  bin: string;
  /** The folder it has all its files in: `data` and `server.log`. */
  folder: string;
  /** What it has logged until now. */
  log(): string;
  /**
   * Ends it and leaves its files; resolves once it has ended. SIGINT rolls transactions back and writes everything, SIGQUIT writes nothing
   * back, SIGKILL is a crash. Nothing happens where it does not run.
   */
  kill(signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL'): Promise<void>;
  /** Starts it again with the same files and port; resolves once it answers. */
  start(): Promise<void>;
  /** Ends it and removes its files. */
  stop(): Promise<void>;
}

export interface PostgresOptions {
  /** Settings of postgresql.conf, beside and above those for tests (cluster.ts). */
  settings?: Readonly<Record<string, string>>;
  /** A free one where it is left out. */
  port?: number;
  /** The folder to make its own in, which the server's user may enter and write to; the system's for temporary files where it is left out. */
  parent?: string;
}

/** ms to wait for the first answer. */
const MOST_TIME = 30_000;
/** Free ports are looked for from a random one of these on: systems take ports for connections from above them. */
const PORTS = { first: 20_000, count: 10_000 };
/** Tries with another free port, where another program takes the first. */
const TRIES = 5;

const anyPort = (): Promise<number> => freePortFrom(PORTS.first + (randomBytes(2).readUInt16LE() % PORTS.count));

/** Waits for a connection to succeed. Throws the last error after 30 s. */
async function waitForAnswer(url: string): Promise<void> {
  for (const end = Date.now() + MOST_TIME; ; await setTimeout(50)) {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
    try {
      await client.connect();
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
    } finally {
      await client.end().catch(() => {});
    }
  }
}

/** A folder for temporary files in which a server's user may have one. */
const temporaryFolder = (isOther: boolean): string => (isOther && !isOpenToAll(tmpdir()) ? '/tmp' : tmpdir());

/**
 * Starts a PostgreSQL server for tests: an installed one, or npm's package (`findPostgres`). It listens on 127.0.0.1 only, and ends with this
 * process, however that ends. Throws with a sentence where there is none or it does not start.
 */
export async function startPostgres({
  settings = {},
  port: fixed,
  parent,
}: PostgresOptions = {}): Promise<PostgresServer> {
  const { bin, version } = await findPostgres();
  const user = serverUser();
  const folder = join(parent ?? temporaryFolder(user !== null), `vitrine-postgres-${randomBytes(6).toString('hex')}`);
  const { ask, close } = forkGuardian([
    bin,
    folder,
    user ? `${user.uid}:${user.gid}` : '',
    ...settingsArguments(settings),
  ]);
  let port = fixed ?? (await anyPort());
  const urlOf = (database: string) => `postgres://postgres@127.0.0.1:${port}/${encodeURIComponent(database)}`;
  async function start(): Promise<void> {
    await ask(`start ${port}`);
    await waitForAnswer(urlOf('postgres'));
  }
  async function startOnFreePort(triesLeft: number): Promise<void> {
    try {
      await start();
    } catch (error) {
      if (fixed !== undefined || triesLeft === 0 || !/Address already in use/.test(String(error))) throw error;
      port = await anyPort();
      await startOnFreePort(triesLeft - 1);
    }
  }
  try {
    await ask('create');
    await startOnFreePort(TRIES);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    url: urlOf('postgres'),
    urlOf,
    port,
    version,
    bin,
    folder,
    log: () => readFileSync(join(folder, 'server.log'), 'utf8'),
    kill: (signal) => ask(`end ${signal}`),
    start,
    stop: close,
  };
}
