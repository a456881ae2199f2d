import pg from 'pg';
import { storable } from '../sql/storable.ts';
import { LONGEST_WAIT } from '../writer.ts';
import { isOldPlan, postgresError, postgresFault } from './faults.ts';
import type { Run } from './run.ts';

export interface PoolOptions {
  /** `postgres://user:password@host:port/database?sslmode=…`, as libpq knows them. */
  url: string;
  /** Connections at most. */
  most: number;
  /** Names the connections in `pg_stat_activity`. */
  name: string;
  /** Settings of each connection: `search_path`, `default_transaction_isolation` … */
  settings?: Readonly<Record<string, string>>;
}

/** ms until a connection is open. */
const CONNECT = 5000;
/** ms that one statement may take on the server; the client gives up a second later, where the network has lost it. */
const STATEMENT = 30_000;
/** ms that a transaction may be open without a statement: of a process that was stopped in it. */
const IDLE_IN_TRANSACTION = 30_000;
/** ms an unused connection stays open. */
const IDLE = 60_000;

/** Statements that are prepared once for each connection; what comes after them is planned each time. */
const MOST_STATEMENTS = 800;
const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MOST_STATEMENTS) return known;
  const name = `v${names.size}`;
  names.set(text, name);
  return name;
}

const INT8 = 20;
const NUMERIC = 1700;
const BOOL = 16;

/** Numbers as numbers (ids have 52 bits) and conditions as 1 and 0: what SQLite answers. */
const PARSERS: Readonly<Record<number, (text: string) => number>> = {
  [INT8]: Number,
  [NUMERIC]: Number,
  [BOOL]: (text) => (text === 't' ? 1 : 0),
};

/** How values are read, on every connection. */
export const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    PARSERS[oid] ?? (format === 'binary' ? pg.types.getTypeParser(oid, format) : pg.types.getTypeParser(oid)),
};

function bindable(value: unknown): unknown {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value === 'string') return storable(value);
  return value === undefined ? null : value;
}

/** A pool with bounds and time limits. Nothing is opened before it is used. */
export function createPool({ url, most, name, settings = {} }: PoolOptions): pg.Pool {
  const options = Object.entries(settings).map(([key, value]) => `-c ${key}=${value.replaceAll(' ', '\\ ')}`);
  const pool = new pg.Pool({
    connectionString: url,
    application_name: name,
    max: most,
    connectionTimeoutMillis: CONNECT,
    idleTimeoutMillis: IDLE,
    statement_timeout: STATEMENT,
    query_timeout: STATEMENT + 1000,
    lock_timeout: LONGEST_WAIT,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION,
    keepAlive: true,
    pipeline: true,
    types,
    ...(options.length > 0 && { options: options.join(' ') }),
  });
  // A connection that ends while nobody uses it leaves the pool by itself.
  pool.on('error', () => {});
  return pool;
}

/** Runs queries on one connection. */
export const runOn =
  (client: pg.ClientBase): Run =>
  async (text, parameters) => {
    const name = nameOf(text);
    try {
      return await client.query({ text, values: parameters.map(bindable), ...(name !== undefined && { name }) });
    } catch (error) {
      throw postgresError(error);
    }
  };

async function runOnce(pool: pg.Pool, text: string, parameters: readonly unknown[]): Promise<pg.QueryResult> {
  const client = await pool.connect().catch((error: unknown) => {
    throw postgresError(error);
  });
  try {
    const result = await runOn(client)(text, parameters);
    client.release();
    return result;
  } catch (error) {
    client.release(postgresFault(error) === 'away' || isOldPlan(error));
    throw error;
  }
}

/** Runs reads on any connection of a pool, once more where that connection was lost: the server may be there again, or another one. */
export const runOnAny =
  (pool: pg.Pool): Run =>
  async (text, parameters) => {
    try {
      return await runOnce(pool, text, parameters);
    } catch (error) {
      if (postgresFault(error) !== 'away' && !isOldPlan(error)) throw error;
      return runOnce(pool, text, parameters);
    }
  };
