import { Socket } from 'node:net';
import pg from 'pg';
import { storable } from '../sql/storable.ts';
import { StoreError } from '../store-error.ts';
import { LONGEST_WAIT } from '../writer.ts';
import { isOldPlan, postgresError, postgresFault } from './faults.ts';
import type { Run } from './run.ts';
import { createSlots } from './slots.ts';

export interface ConnectionsOptions {
  /** `postgres://user:password@host:port/database?sslmode=…`, as libpq knows them. */
  url: string;
  /** Connections at most. */
  most: number;
  /** Names the connections in `pg_stat_activity`. */
  name: string;
  /** ms that one statement may take on the server; the client gives up a second later, where the network has lost it. */
  statement: number;
}

/** Connections of one process, for one kind of work. Nothing is opened before it is used. */
export interface Connections {
  /** Lends one to whoever asked first. Throws StoreError: `busy` after 10 s in which none was free, `away` where none can be opened. */
  lend(): Promise<Lent>;
  /** Cuts all of them, also those that are lent: what waits for an answer fails. New ones are opened when they are asked for. */
  cut(): void;
  end(): Promise<void>;
}

export interface Lent {
  client: pg.ClientBase;
  /** Hands it on; a broken one is closed. */
  giveBack(isBroken: boolean): void;
}

/** ms until a connection is open. */
const CONNECT = 5000;
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

/** Opens connections with bounds and time limits. */
export function createConnections({ url, most, name, statement }: ConnectionsOptions): Connections {
  const sockets = new Set<Socket>();
  const pool = new pg.Pool({
    stream() {
      const socket = new Socket();
      sockets.add(socket);
      return socket.once('close', () => sockets.delete(socket));
    },
    connectionString: url,
    application_name: name,
    max: most,
    connectionTimeoutMillis: CONNECT,
    idleTimeoutMillis: IDLE,
    statement_timeout: statement,
    query_timeout: statement + 1000,
    lock_timeout: LONGEST_WAIT,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION,
    keepAlive: true,
    pipeline: true,
    types,
  });
  // A connection that ends while nobody uses it leaves the pool by itself. Of one that is lent the pool hears nothing, and an error that
  // nobody hears ends the process: the query that is in flight, or the next one, fails with it.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const slots = createSlots(most, LONGEST_WAIT);
  return {
    async lend() {
      // The pool's own queue cannot tell that all are in use from a server that does not answer.
      if (!(await slots.take())) throw new StoreError('busy');
      try {
        const client = await pool.connect();
        return {
          client,
          giveBack(isBroken) {
            client.release(isBroken);
            slots.giveBack();
          },
        };
      } catch (error) {
        slots.giveBack();
        throw postgresError(error);
      }
    },
    cut() {
      for (const socket of sockets) socket.destroy();
    },
    end: () => pool.end(),
  };
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

async function runOnce(
  connections: Connections,
  text: string,
  parameters: readonly unknown[],
): Promise<pg.QueryResult> {
  const { client, giveBack } = await connections.lend();
  try {
    const result = await runOn(client)(text, parameters);
    giveBack(false);
    return result;
  } catch (error) {
    giveBack(postgresFault(error) === 'away' || isOldPlan(error));
    throw error;
  }
}

/** ms after which a read that was lost is not made again: somebody waits for it. */
const SOON = 2000;

/** Runs reads on any connection, once more where that connection was lost: the server may be there again, or another one. */
export const runOnAny =
  (connections: Connections): Run =>
  async (text, parameters) => {
    const began = performance.now();
    try {
      return await runOnce(connections, text, parameters);
    } catch (error) {
      const isLost = postgresFault(error) === 'away' && performance.now() - began < SOON;
      if (!isLost && !isOldPlan(error)) throw error;
      return runOnce(connections, text, parameters);
    }
  };
