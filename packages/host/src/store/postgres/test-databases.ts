import { randomBytes } from 'node:crypto';
import { type ClientBase, Pool, type PoolClient } from 'pg';
import { migratePostgres } from './migrate.ts';

/** All rows of a database, to fill another with. */
export interface Snapshot {
  /** Of tables that have rows: columns that can be written, and the rows as a JSON list. */
  tables: { name: string; columns: string[]; rows: string }[];
  /** Where the numbers of each sequence stand; null where it has given none. */
  sequences: { name: string; value: number | null }[];
}

/**
 * Databases for tests of one process. Making one takes longer than most tests, so that they are emptied and used again.
 */
export interface TestDatabases {
  /** The URL of an empty database that nobody else of this process uses. */
  lend(): Promise<string>;
  /** Takes one back, which is emptied when it is lent again. */
  giveBack(url: string): void;
}

/**
 * One connection to each database. A new one has to read the definitions of all tables first, which takes most of the time of all that is done
 * here.
 */
const pools = new Map<string, Pool>();

function openPool(url: string): Pool {
  const pool = new Pool({ connectionString: url, max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true });
  // A test may end all connections of its database.
  pool.on('error', () => {});
  // Neither triggers nor foreign keys: rows come and go in any order. Not awaited: what is asked next waits for it.
  pool.on('connect', (client) => void client.query('SET session_replication_role = replica').catch(() => {}));
  return pool;
}

async function on<T>(url: string, run: (client: PoolClient) => Promise<T>): Promise<T> {
  const pool = pools.get(url) ?? openPool(url);
  pools.set(url, pool);
  const client = await pool.connect();
  try {
    return await run(client);
  } finally {
    client.release();
  }
}

const TABLES = `SELECT c.relname AS name FROM pg_class c
  WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r' AND c.relname <> 'migrations' ORDER BY 1`;

async function tablesOf(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(TABLES);
  return rows.map(({ name }) => name);
}

const SEQUENCES = `SELECT sequencename AS name, last_value::float8 AS value FROM pg_sequences WHERE schemaname = current_schema()`;

/** Reads every row. */
export const snapshotOf = (url: string): Promise<Snapshot> =>
  on(url, async (client) => {
    const tables: Snapshot['tables'] = [];
    for (const name of await tablesOf(client)) {
      const { rows } = await client.query<{ rows: string | null }>(`SELECT json_agg(t)::text AS rows FROM "${name}" t`);
      if (rows[0]?.rows == null) continue;
      const columns = await client.query<{ name: string }>(
        `SELECT attname AS name FROM pg_attribute WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`,
        [name],
      );
      tables.push({ name, columns: columns.rows.map((column) => column.name), rows: rows[0].rows });
    }
    return { tables, sequences: (await client.query<{ name: string; value: number | null }>(SEQUENCES)).rows };
  });

/** Puts the rows of a snapshot into an empty database of the same schema. */
export const fill = (url: string, { tables, sequences }: Snapshot): Promise<void> =>
  on(url, async (client) => {
    for (const { name, columns, rows } of tables) {
      const list = columns.map((column) => `"${column}"`).join(', ');
      await client.query(
        `INSERT INTO "${name}" (${list}) SELECT ${list} FROM json_populate_recordset(NULL::"${name}", $1::json)`,
        [rows],
      );
    }
    for (const { name, value } of sequences) {
      if (value !== null) await client.query('SELECT setval($1::regclass, $2::bigint)', [`"${name}"`, value]);
    }
  });

/** As they are in a new database; those that have given no number are. */
const RESTART = `SELECT setval(format('%I', sequencename)::regclass, start_value, false) FROM pg_sequences
  WHERE schemaname = current_schema() AND last_value IS NOT NULL`;

const empty = (url: string): Promise<void> =>
  on(url, async (client) => {
    const tables = await tablesOf(client);
    await client.query([...tables.map((name) => `DELETE FROM "${name}"`), RESTART].join(';\n'));
  });

export function createTestDatabases(server: string): TestDatabases {
  const free: string[] = [];
  return {
    async lend() {
      const used = free.pop();
      if (used !== undefined) {
        await empty(used);
        return used;
      }
      const name = `test_${randomBytes(8).toString('hex')}`;
      await on(server, (client) => client.query(`CREATE DATABASE ${name} TEMPLATE template0`));
      const url = new URL(server);
      url.pathname = `/${name}`;
      await on(url.href, (client) => migratePostgres(client));
      return url.href;
    },
    giveBack(url) {
      free.push(url);
    },
  };
}
