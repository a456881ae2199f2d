import { describe, expect, test } from 'vitest';
import { LISTING_TABLES, POSTGRES_REPLACED, SEARCH_TABLES } from '../replaced.ts';
import { inEmptyDatabase, testServer } from './empty-database.fixture.ts';
import { wholeOf } from './migration.ts';
import { postgresMigrations, replacedTables } from './migrations.ts';
import { postgresTables } from './postgres-tables.fixture.ts';
import { sqliteTables } from './sqlite-tables.fixture.ts';
import type { TableLines } from './table-lines.fixture.ts';

/**
 * Nodes that share a database tell each other what they changed, and share the listing index; one process with a file has nobody to tell, and its index
 * in memory. SQLite has an index for full text of its own.
 */
const ONLY_POSTGRES = ['changes', ...LISTING_TABLES, ...SEARCH_TABLES];

const whole = Object.values(postgresMigrations).map(wholeOf).join('\n');

/** The triggers of the listing index are made on tables that are full (0032-listing-index.ts): no staged table has them yet. */
const isOfListing = (line: string): boolean => line.startsWith('trigger listing_');

const withoutListing = (lines: readonly string[] = []): string[] => lines.filter((line) => !isOfListing(line));

const without = (tables: TableLines, names: readonly string[]): TableLines =>
  Object.fromEntries(
    Object.entries(tables)
      .filter(([name]) => !names.includes(name))
      .map(([name, lines]) => [name, withoutListing(lines)]),
  );

describe.runIf(testServer)('the schema of PostgreSQL', () => {
  test('has the tables, columns, keys, indexes, checks and triggers of SQLite', { tags: ['scale-1'] }, async () => {
    const { tables, fullText } = sqliteTables();
    const postgres = await inEmptyDatabase(async (client) => {
      await client.query(whole);
      return postgresTables(client);
    });
    expect(Object.keys(postgres)).not.toContain(Object.keys(fullText)[0]);
    expect(without(postgres, ONLY_POSTGRES)).toEqual(tables);
  });

  test('the tables that an import replaces are made alone, in another schema, as they are beside the others', async () => {
    const [live, staged] = await inEmptyDatabase(async (client) => {
      await client.query(whole);
      const all = await postgresTables(client);
      await client.query('CREATE SCHEMA staging; SET search_path = staging');
      await client.query(replacedTables());
      return [all, await postgresTables(client)] as const;
    });
    expect(Object.keys(staged).toSorted()).toEqual([...POSTGRES_REPLACED].toSorted());
    for (const [table, lines] of Object.entries(staged))
      expect([table, lines]).toEqual([table, withoutListing(live[table])]);
  });

  test('a token that is deleted takes its link out of the mail that is stored', async () => {
    const rows = await inEmptyDatabase(async (client) => {
      await client.query(whole);
      await client.query(`
        INSERT INTO customers (id, email, first_name, last_name, phone, accepts_marketing, created_at, updated_at)
          VALUES (1, 'ada@example.com', '', '', '', 0, '', '');
        INSERT INTO customer_tokens (token_hash, customer_id, purpose, expires_at) VALUES ('reset', 1, 'reset', '');
        INSERT INTO registrations (email, password, body, browser_hash, token_hash, expires_at)
          VALUES ('eve@example.com', '', '{}', '', 'register', ''), ('zoe@example.com', '', '{}', '', NULL, '');
        INSERT INTO mails (name, recipient, subject, message, token_hash, created_at)
          VALUES ('one', '', '', 'link', 'reset', ''), ('two', '', '', 'link', 'register', ''), ('three', '', '', 'text', NULL, '');
        INSERT INTO jobs (kind, payload, run_at, attempts, is_dead) VALUES ('mail', '1', 99, 7, 1);
        DELETE FROM customers;
        DELETE FROM registrations`);
      const mails = await client.query('SELECT name, message FROM mails ORDER BY id');
      const jobs = await client.query(
        'SELECT payload, run_at::int, attempts::int, is_dead::int, is_again::int FROM jobs ORDER BY payload',
      );
      return { mails: mails.rows, jobs: jobs.rows };
    });
    expect(rows).toEqual({
      mails: [
        { name: 'one', message: null },
        { name: 'two', message: null },
        { name: 'three', message: 'text' },
      ],
      jobs: [
        { payload: '1', run_at: 0, attempts: 0, is_dead: 0, is_again: 1 },
        { payload: '2', run_at: 0, attempts: 0, is_dead: 0, is_again: 0 },
      ],
    });
  });
});
