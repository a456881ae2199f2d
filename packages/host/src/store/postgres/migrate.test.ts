import { Client } from 'pg';
import { expect, test } from 'vitest';
import { compatibleFrom } from '../compatible.ts';
import { newestSchema } from '../migrate.ts';
import { earlierNodes, nodeName } from './earlier-nodes.ts';
import { migratePostgres } from './migrate.ts';
import { inEmptyDatabase, testServer } from './schema/empty-database.fixture.ts';

const LATER = 'INSERT INTO migrations (number, name, timestamp, compatible_from) VALUES (999, $1, $1, $2)';

async function lastOf(client: Client): Promise<unknown> {
  const { rows } = await client.query(
    'SELECT number::int, compatible_from::int AS earliest FROM migrations ORDER BY number DESC LIMIT 1',
  );
  return rows[0];
}

/** A connection of a program of another schema that has the database open. */
async function openBeside(client: Client, schema: number): Promise<Client> {
  const url = new URL(testServer ?? '');
  url.pathname = `/${client.database}`;
  const other = new Client({
    connectionString: url.href,
    application_name: nodeName.replace(String(newestSchema), String(schema)),
  });
  await other.connect();
  return other;
}

test('a new database says from which schema on programs can work with it, and once is enough', () =>
  inEmptyDatabase(async (client) => {
    await migratePostgres(client);
    await migratePostgres(client);
    expect(await lastOf(client)).toEqual({ number: newestSchema, earliest: compatibleFrom(newestSchema) });
  }));

test(
  'a database that a newer version has only added to is opened as it is, any other newer one is refused',
  { tags: ['scale-10'] },
  () =>
    inEmptyDatabase(async (client) => {
      await migratePostgres(client);
      await client.query(LATER, ['later', newestSchema]);
      await migratePostgres(client);
      expect(await lastOf(client)).toEqual({ number: 999, earliest: newestSchema });
      await client.query('UPDATE migrations SET compatible_from = $1 WHERE number = 999', [newestSchema + 1]);
      await expect(migratePostgres(client)).rejects.toThrow(/newer version of Vitrine \(schema 999/);
      await client.query('UPDATE migrations SET compatible_from = NULL');
      await expect(migratePostgres(client)).rejects.toThrow(/newer version/);
    }),
);

test('a database of a version that stored only numbers is taken over', () =>
  inEmptyDatabase(async (client) => {
    await migratePostgres(client);
    await client.query('ALTER TABLE migrations DROP COLUMN compatible_from');
    await migratePostgres(client);
    expect(await lastOf(client)).toEqual({ number: newestSchema, earliest: null });
  }));

test('the schema does not change beneath an open version that could not work with it', { tags: ['scale-10'] }, () =>
  inEmptyDatabase(async (client) => {
    await migratePostgres(client);
    const earliest = compatibleFrom(newestSchema);
    const beside = [await openBeside(client, earliest - 1), await openBeside(client, earliest)];
    try {
      expect(await earlierNodes(client, earliest)).toBe(1);
      // As if the last migration were still to come.
      await client.query('UPDATE migrations SET number = number - 1');
      await expect(migratePostgres(client)).rejects.toThrow(
        /1 process of such a version has it open\. Stop them first/,
      );
      expect(await lastOf(client)).toMatchObject({ number: newestSchema - 1 });
    } finally {
      for (const other of beside) await other.end();
    }
  }),
);
