import { Client } from 'pg';
import type { PostgresServer } from './start-postgres.ts';

/** Makes a database, empty or a copy of another that nobody has open. Resolves to its address. */
export async function createDatabase(
  server: Pick<PostgresServer, 'url' | 'urlOf'>,
  name: string,
  template = 'template0',
): Promise<string> {
  const client = new Client({ connectionString: server.url });
  await client.connect();
  try {
    await client.query(`CREATE DATABASE "${name}" TEMPLATE "${template}"`);
  } finally {
    await client.end();
  }
  return server.urlOf(name);
}
