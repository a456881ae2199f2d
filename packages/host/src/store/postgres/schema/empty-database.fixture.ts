import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** The server of the test run, as `scripts/postgres` starts it; undefined where the tests run on SQLite. */
export const testServer: string | undefined = process.env.VITRINE_TEST_DATABASE;

/** Runs `use` with a connection to a new, empty database of the run's server, which is dropped afterwards. */
export async function inEmptyDatabase<T>(use: (client: Client) => Promise<T>): Promise<T> {
  const server = new Client({ connectionString: testServer });
  await server.connect();
  const name = `schema_${randomBytes(6).toString('hex')}`;
  try {
    await server.query(`CREATE DATABASE ${name}`);
    const url = new URL(testServer ?? '');
    url.pathname = `/${name}`;
    const client = new Client({ connectionString: url.href });
    await client.connect();
    try {
      return await use(client);
    } finally {
      await client.end();
      await server.query(`DROP DATABASE ${name}`);
    }
  } finally {
    await server.end();
  }
}
