import { expect, test } from 'vitest';
import { inEmptyDatabase } from '../postgres/schema/empty-database.fixture.ts';
import { wholeOf } from '../postgres/schema/migration.ts';
import { postgresMigrations } from '../postgres/schema/migrations.ts';
import { postgresTables } from '../postgres/schema/postgres-tables.fixture.ts';
import { sqliteTables } from '../postgres/schema/sqlite-tables.fixture.ts';
import { MOVED, NOT_MOVED } from './moved-tables.ts';

const sorted = (names: Iterable<string>) => [...new Set(names)].toSorted();

test('a move knows every table of both engines: it is moved, or there is a reason why it is not', async () => {
  const { tables, fullText } = sqliteTables();
  const inPostgres = await inEmptyDatabase(async (client) => {
    await client.query(Object.values(postgresMigrations).map(wholeOf).join('\n'));
    return Object.keys(await postgresTables(client));
  });
  // Made by Kysely's migrator, and a table that reads the full-text index.
  const others = ['migrations', 'kysely_migration_lock', 'search_words'];
  const all = sorted([...Object.keys(tables), ...Object.keys(fullText), ...inPostgres, ...others]);
  expect(sorted([...MOVED, ...Object.keys(NOT_MOVED)])).toEqual(all);
  expect(MOVED.filter((table) => Object.hasOwn(NOT_MOVED, table))).toEqual([]);
  expect(MOVED.filter((table) => !(table in tables) || !inPostgres.includes(table))).toEqual([]);
});
