import { type ClientBase, escapeIdentifier } from 'pg';

const INDEXES = `
  SELECT format('%I', c.relname) AS name, pg_get_indexdef(i.indexrelid) AS definition
  FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
  WHERE c.relnamespace = current_schema()::regnamespace
    AND NOT EXISTS (SELECT FROM pg_constraint k WHERE k.conindid = i.indexrelid AND k.contype IN ('p', 'u', 'x'))`;

const REFERENCES = `
  SELECT format('%I', t.relname) AS "table", format('%I', k.conname) AS name, pg_get_constraintdef(k.oid) AS definition
  FROM pg_constraint k JOIN pg_class t ON t.oid = k.conrelid
  WHERE k.connamespace = current_schema()::regnamespace AND k.contype = 'f'`;

/**
 * Removes the indexes and references of the schema that a connection is in, and stops its triggers, so that tables fill fast. Returns what
 * puts them back: many times faster for all rows together than for each, and references are checked by it.
 */
export async function deferIndexes(client: ClientBase): Promise<() => Promise<void>> {
  const { rows: references } = await client.query<{ table: string; name: string; definition: string }>(REFERENCES);
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(INDEXES);
  const { rows: tables } = await client.query<{ name: string }>(
    'SELECT DISTINCT t.relname AS name FROM pg_trigger g JOIN pg_class t ON t.oid = g.tgrelid WHERE t.relnamespace = current_schema()::regnamespace AND NOT g.tgisinternal',
  );
  const triggers = (word: 'DISABLE' | 'ENABLE') =>
    tables.map(({ name }) => `ALTER TABLE ${escapeIdentifier(name)} ${word} TRIGGER USER`);
  const run = async (statements: readonly string[]) => {
    for (const statement of statements) await client.query(statement);
  };
  await run([
    ...references.map(({ table, name }) => `ALTER TABLE ${table} DROP CONSTRAINT ${name}`),
    ...indexes.map(({ name }) => `DROP INDEX ${name}`),
    ...triggers('DISABLE'),
  ]);
  return () =>
    run([
      ...indexes.map(({ definition }) => definition),
      ...references.map(({ table, name, definition }) => `ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`),
      ...triggers('ENABLE'),
    ]);
}
