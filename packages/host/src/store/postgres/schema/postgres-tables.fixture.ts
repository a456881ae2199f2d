import type { ClientBase } from 'pg';
import {
  type ColumnFacts,
  checkLine,
  columnLine,
  type ForeignKeyFacts,
  foreignKeyLine,
  type IndexFacts,
  indexLine,
  primaryKeyLine,
  type TableLines,
  triggerLine,
} from './table-lines.fixture.ts';

interface Of {
  table: string;
}

/** What SQLite calls a type, with the collation that orders texts as SQLite does. Any other type is printed as it is. */
const TYPES: Readonly<Record<string, string>> = {
  bigint: 'integer',
  'text C': 'text',
  'double precision': 'real',
  bytea: 'blob',
};

const COLUMNS = `
  SELECT c.relname AS "table", a.attname AS name,
    format_type(a.atttypid, a.atttypmod) || coalesce(' ' || (SELECT collname FROM pg_collation o WHERE o.oid = a.attcollation), '') AS type,
    NOT a.attnotnull AS "isNullable",
    CASE WHEN a.attgenerated = '' THEN pg_get_expr(d.adbin, d.adrelid, true) END AS fallback,
    CASE WHEN a.attgenerated <> '' THEN pg_get_expr(d.adbin, d.adrelid, true) END AS generated
  FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
    LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
  WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped`;

const INDEXES = `
  SELECT c.relname AS "table", i.indisprimary AS "isPrimary", i.indisunique AS "isUnique",
    CASE WHEN EXISTS (SELECT FROM pg_constraint k WHERE k.conindid = i.indexrelid AND k.contype = 'u') THEN '' ELSE n.relname::text END AS name,
    pg_get_expr(i.indpred, i.indrelid, true) AS where,
    (SELECT json_agg(json_build_object('name', trim('"' from pg_get_indexdef(i.indexrelid, p, true)), 'isDescending', (i.indoption[p - 1] & 1) = 1) ORDER BY p)
      FROM generate_series(1, i.indnkeyatts) p) AS columns
  FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid JOIN pg_class n ON n.oid = i.indexrelid
  WHERE c.relnamespace = current_schema()::regnamespace`;

const namesOf = (relation: string, keys: string): string =>
  `(SELECT json_agg(a.attname ORDER BY u.at) FROM unnest(${keys}) WITH ORDINALITY u (number, at)
    JOIN pg_attribute a ON a.attrelid = ${relation} AND a.attnum = u.number)`;

const FOREIGN_KEYS = `
  SELECT c.relname AS "from", t.relname AS "table",
    ${namesOf('k.conrelid', 'k.conkey')} AS columns, ${namesOf('k.confrelid', 'k.confkey')} AS "to",
    CASE k.confdeltype WHEN 'c' THEN 'CASCADE' WHEN 'n' THEN 'SET NULL' WHEN 'a' THEN 'NO ACTION' ELSE k.confdeltype::text END AS "onDelete"
  FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid JOIN pg_class t ON t.oid = k.confrelid
  WHERE c.relnamespace = current_schema()::regnamespace AND k.contype = 'f'`;

const CHECKS = `
  SELECT c.relname AS "table", pg_get_expr(k.conbin, k.conrelid, true) AS expression
  FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
  WHERE c.relnamespace = current_schema()::regnamespace AND k.contype = 'c'`;

const TRIGGERS = `
  SELECT c.relname AS "table", g.tgname AS name FROM pg_trigger g JOIN pg_class c ON c.oid = g.tgrelid
  WHERE c.relnamespace = current_schema()::regnamespace AND NOT g.tgisinternal`;

/** The tables in the schema that `search_path` begins with. */
export async function postgresTables(client: ClientBase): Promise<TableLines> {
  const lines: [table: string, line: string][] = [];
  for (const row of (await client.query<ColumnFacts & Of>(COLUMNS)).rows)
    lines.push([row.table, columnLine({ ...row, type: TYPES[row.type] ?? row.type })]);
  for (const row of (await client.query<IndexFacts & Of & { isPrimary: boolean }>(INDEXES)).rows)
    lines.push([row.table, row.isPrimary ? primaryKeyLine(row.columns.map(({ name }) => name)) : indexLine(row)]);
  for (const row of (await client.query<ForeignKeyFacts & { from: string }>(FOREIGN_KEYS)).rows)
    lines.push([row.from, foreignKeyLine(row)]);
  for (const row of (await client.query<Of & { expression: string }>(CHECKS)).rows)
    lines.push([row.table, checkLine(row.expression)]);
  for (const row of (await client.query<Of & { name: string }>(TRIGGERS)).rows)
    lines.push([row.table, triggerLine(row.name)]);
  return Object.fromEntries(
    [...Map.groupBy(lines, ([table]) => table)].map(([table, rows]) => [
      table,
      rows.map(([, line]) => line).toSorted(),
    ]),
  );
}
