import { createHash } from 'node:crypto';
import { Client } from 'pg';
import { type OpenOptions, openStore, type Store } from './open.ts';

/** The server that tests make databases on: where the variable is set, everything that `openTestStore` opens is in PostgreSQL. */
const server = process.env.VITRINE_TEST_DATABASE;

/** Whether tests run on PostgreSQL. */
export const isOnPostgres = server !== undefined;

/** The database that belongs to a data folder of a test. */
const nameOf = (dataDir: string): string => `test_${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`;

function urlOf(name: string): string {
  const url = new URL(server ?? '');
  url.pathname = `/${name}`;
  return url.href;
}

async function asAdmin<T>(run: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}

/** Makes a database that is a copy of another one, which nobody has open. Nothing happens where it is there already. */
async function makeDatabase(name: string, template: string): Promise<void> {
  await asAdmin(async (client) => {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  });
}

/** The URL of a data folder's database, made empty where it is missing; undefined where tests run on SQLite. */
export async function testDatabase(dataDir: string): Promise<string | undefined> {
  if (!isOnPostgres) return undefined;
  await makeDatabase(nameOf(dataDir), 'template0');
  return urlOf(nameOf(dataDir));
}

/** Opens the store of a data folder: a file in it, or a database of its own on the server for tests. */
export async function openTestStore(dataDir: string, options: OpenOptions = {}): Promise<Store> {
  const database = await testDatabase(dataDir);
  return openStore(dataDir, { connections: 4, ...options, database });
}

/** Makes the database of one folder a copy of another's, which is closed. */
export async function copyTestDatabase(from: string, to: string): Promise<void> {
  await makeDatabase(nameOf(to), nameOf(from));
}

/** Removes the database of a folder; the file goes with the folder. */
export async function dropTestDatabase(dataDir: string): Promise<void> {
  if (isOnPostgres) await asAdmin((client) => client.query(`DROP DATABASE IF EXISTS ${nameOf(dataDir)} WITH (FORCE)`));
}
