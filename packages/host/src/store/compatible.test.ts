import { describe, expect, it, test } from 'vitest';
import { ADDITIVE, compatibleFrom } from './compatible.ts';
import { migrations } from './migrations/index.ts';
import { wholeOf } from './postgres/schema/migration.ts';
import { postgresMigrations } from './postgres/schema/migrations.ts';

/** The statements of a migration, without comments, strings and the bodies of functions. */
function statements(sql: string): string[] {
  return sql
    .replace(/\/\*[\s\S]*?\*\//g, ' ')
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, ' ')
    .replace(/'(?:[^']|'')*'/g, "''")
    .split(';')
    .map((statement) => statement.trim().replace(/\s+/g, ' '))
    .filter(Boolean);
}

/** Tables that a migration makes. */
const tablesOf = (sql: string): string[] =>
  statements(sql).flatMap(
    (statement) => /^CREATE (?:VIRTUAL )?TABLE (?:IF NOT EXISTS )?(\w+)/i.exec(statement)?.[1] ?? [],
  );

/** Why an earlier program could not live with a statement; null where it can. `made`: tables of the same migration. */
function objection(statement: string, made: readonly string[]): string | null {
  if (/^CREATE (?:VIRTUAL )?TABLE|^CREATE INDEX|^CREATE FUNCTION/i.test(statement)) return null;
  const [, table = ''] =
    /^(?:CREATE UNIQUE INDEX \w+ ON|ALTER TABLE|INSERT INTO|CREATE TRIGGER .*? ON) (\w+)/i.exec(statement) ?? [];
  if (made.includes(table)) return null;
  if (/^ALTER TABLE \w+ ADD COLUMN/i.test(statement)) {
    if (/NOT NULL/i.test(statement) && !/DEFAULT/i.test(statement))
      return `an earlier program writes no such column: ${statement}`;
    return /UNIQUE|CHECK|REFERENCES/i.test(statement) ? `an earlier program may break it: ${statement}` : null;
  }
  return `it changes what an earlier program has: ${statement}`;
}

const objections = (sql: string): string[] => {
  const made = tablesOf(sql);
  return statements(sql).flatMap((statement) => objection(statement, made) ?? []);
};

test('a schema is compatible from its last migration that does more than add', { tags: ['scale-10'] }, () => {
  const numberOf = (name: string) => Object.keys(migrations).indexOf(name) + 1;
  const themeEdits = numberOf('0028-theme-edits');
  expect(compatibleFrom(1)).toBe(1);
  expect(compatibleFrom(themeEdits)).toBe(themeEdits);
  expect(compatibleFrom(numberOf('0030-purges'))).toBe(themeEdits);
  expect(compatibleFrom(numberOf('0031-search-postings'))).toBe(numberOf('0031-search-postings'));
});

describe('migrations that are declared to only add', () => {
  it.each([...ADDITIVE])('%s', (name) => {
    const postgres = postgresMigrations[name];
    expect(migrations[name], 'there is none of that name').toBeDefined();
    expect(postgres).toBeDefined();
    expect(objections(migrations[name] ?? '')).toEqual([]);
    expect(objections(postgres ? wholeOf(postgres) : '')).toEqual([]);
  });

  it.each([
    'DROP TABLE carts',
    'ALTER TABLE carts RENAME COLUMN note TO remark',
    'ALTER TABLE carts ADD COLUMN weight INTEGER NOT NULL',
    'ALTER TABLE carts ADD COLUMN code TEXT UNIQUE',
    'ALTER TABLE carts ALTER COLUMN note SET NOT NULL',
    'CREATE UNIQUE INDEX notes ON carts (note)',
    'CREATE TRIGGER weigh AFTER INSERT ON carts BEGIN SELECT 1; END',
    'UPDATE carts SET note = 1',
    'DELETE FROM carts',
  ])('may not hold %s', (statement) => {
    expect(objections(statement)).not.toEqual([]);
  });

  it.each([
    'CREATE TABLE parcels (id INTEGER PRIMARY KEY, code TEXT NOT NULL); CREATE UNIQUE INDEX codes ON parcels (code)',
    'ALTER TABLE carts ADD COLUMN weight INTEGER NOT NULL DEFAULT 0',
    'CREATE INDEX notes ON carts (note)',
  ])('may hold %s', (statement) => {
    expect(objections(statement)).toEqual([]);
  });
});
