import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** The server of the test run, as `scripts/postgres` starts it; undefined where the tests run on SQLite. */
export const testServer: string | undefined = process.env.VITRINE_TEST_DATABASE;

/** Databases that were given back. Making one takes three times as long as emptying one. */
const free: string[] = [];

async function connected<T>(url: string | undefined, use: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

/** Connections are ended, too: what a test has killed may still have one. */
const EMPTY = `
  SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid();
  DO $do$ BEGIN
    EXECUTE (SELECT string_agg(format('DROP SCHEMA %I CASCADE', nspname), ';') FROM pg_namespace
      WHERE nspname !~ '^(pg_|information_schema$)');
    EXECUTE format('ALTER DATABASE %I RESET ALL', current_database());
  END $do$;
  CREATE SCHEMA public;`;

/** The URL of a database of the run's server that has nothing in it. `giveBackDatabase` ends its use. */
export async function lendEmptyDatabase(): Promise<string> {
  const used = free.pop();
  if (used !== undefined) {
    await connected(used, (client) => client.query(EMPTY));
    return used;
  }
  const name = `empty_${randomBytes(6).toString('hex')}`;
  await connected(testServer, (client) => client.query(`CREATE DATABASE ${name} TEMPLATE template0`));
  return Object.assign(new URL(testServer ?? ''), { pathname: `/${name}` }).href;
}

export function giveBackDatabase(url: string): void {
  free.push(url);
}

/** Runs `use` with a connection to an empty database of the run's server. */
export async function inEmptyDatabase<T>(use: (client: Client) => Promise<T>): Promise<T> {
  const url = await lendEmptyDatabase();
  try {
    return await connected(url, use);
  } finally {
    giveBackDatabase(url);
  }
}
