import { type ClientBase, escapeIdentifier } from 'pg';

/** What a schema has that is not of an extension, as the words that `ALTER` takes. */
interface SchemaObjects {
  tables: string[];
  /** Those that belong to no column. */
  sequences: string[];
  functions: string[];
}

const OBJECTS = `
  SELECT 'table' AS kind, format('%I', c.relname) AS name FROM pg_class c
    WHERE c.relnamespace = to_regnamespace(quote_ident($1)) AND c.relkind IN ('r', 'p')
      AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
  UNION ALL
  SELECT 'sequence', format('%I', c.relname) FROM pg_class c
    WHERE c.relnamespace = to_regnamespace(quote_ident($1)) AND c.relkind = 'S'
      AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype IN ('a', 'i', 'e'))
  UNION ALL
  SELECT 'function', format('%I(%s)', p.proname, pg_get_function_identity_arguments(p.oid)) FROM pg_proc p
    WHERE p.pronamespace = to_regnamespace(quote_ident($1))
      AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
  ORDER BY 1, 2`;

/** The objects of a schema, quoted. Indexes, triggers and the sequences of columns go with their tables. */
export async function objectsOf(client: ClientBase, schema: string): Promise<SchemaObjects> {
  const { rows } = await client.query<{ kind: string; name: string }>(OBJECTS, [schema]);
  const named = (kind: string) => rows.filter((row) => row.kind === kind).map(({ name }) => name);
  return { tables: named('table'), sequences: named('sequence'), functions: named('function') };
}

/** The statements that put the objects of one schema into another. No row moves. */
export function moveStatements({ tables, sequences, functions }: SchemaObjects, from: string, to: string): string[] {
  const [source, target] = [escapeIdentifier(from), escapeIdentifier(to)];
  return [
    ...tables.map((name) => `ALTER TABLE ${source}.${name} SET SCHEMA ${target}`),
    ...sequences.map((name) => `ALTER SEQUENCE ${source}.${name} SET SCHEMA ${target}`),
    ...functions.map((name) => `ALTER FUNCTION ${source}.${name} SET SCHEMA ${target}`),
  ];
}

/** The schema that the shop's tables are in, or would be. Throws where `search_path` names none that exists. */
export async function liveSchema(client: ClientBase): Promise<string> {
  const { rows } = await client.query<{ name: string | null }>('SELECT current_schema() AS name');
  const name = rows[0]?.name;
  if (typeof name !== 'string') throw new Error('The database has no schema to put tables in: "CREATE SCHEMA public".');
  return name;
}
