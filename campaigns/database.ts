import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import type { DataFolders } from './outbox.ts';

/** The file of the database in a data folder. Rejects where there is none. */
export async function databaseIn(data: string): Promise<string> {
  const name = (await readdir(data)).find((one) => one.endsWith('.db'));
  if (!name) throw new Error(`There is no database in ${data}.`);
  return path.join(data, name);
}

/** Runs a statement in a PostgreSQL database, on a connection of its own. Rejects after 30 s. */
export async function runSql<Row extends object>(
  url: string,
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000, query_timeout: 30_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query<Row>(statement, values)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}

/** All orders there are, read directly from the database: a command would cost more than most short forms. */
export async function countOrders({ data, database }: { data: DataFolders; database?: string }): Promise<number> {
  const count = 'SELECT count(*) AS count FROM orders';
  if (database !== undefined) return Number((await runSql<{ count: string }>(database, count))[0]?.count);
  const file = new DatabaseSync(await databaseIn([data].flat()[0] ?? ''), { readOnly: true, timeout: 10_000 });
  try {
    return Number(file.prepare(count).get()?.count);
  } finally {
    file.close();
  }
}
