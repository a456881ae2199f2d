import { DatabaseSync } from 'node:sqlite';
import { migrations } from '../../migrations/index.ts';
import {
  checkLine,
  columnLine,
  foreignKeyLine,
  indexLine,
  primaryKeyLine,
  type TableLines,
  triggerLine,
} from './table-lines.fixture.ts';

type Row = Record<string, unknown>;

const text = (value: unknown): string => String(value ?? '');

/** A text of the definition of a table, which no pragma answers. */
const CHECK = /\bCHECK \(((?:[^()]|\([^()]*\))*)\)/g;
const GENERATED = /(\w+) \w+ NOT NULL GENERATED ALWAYS AS \(((?:[^()]|\([^()]*\))*)\)/g;

function linesOf(rows: (query: string, ...values: string[]) => Row[], table: string): string[] {
  const definition = text(rows('SELECT sql FROM sqlite_schema WHERE name = ?', table)[0]?.sql);
  const generated = new Map([...definition.matchAll(GENERATED)].map(([, name = '', value = '']) => [name, value]));
  // Hidden ones are a full-text table's own; 2 and 3 are generated columns.
  const columns = rows('SELECT * FROM pragma_table_xinfo(?) WHERE hidden <> 1', table);
  const key = columns.filter(({ pk }) => Number(pk) > 0).toSorted((a, b) => Number(a.pk) - Number(b.pk));
  const lines = columns.map((column) =>
    columnLine({
      name: text(column.name),
      type: text(column.type).toLowerCase(),
      isNullable: Number(column.notnull) === 0 && Number(column.pk) === 0,
      fallback: column.dflt_value === null ? null : text(column.dflt_value),
      generated: Number(column.hidden) > 1 ? (generated.get(text(column.name)) ?? '') : null,
    }),
  );
  if (key.length > 0) lines.push(primaryKeyLine(key.map(({ name }) => text(name))));
  for (const index of rows("SELECT * FROM pragma_index_list(?) WHERE origin <> 'pk'", table)) {
    const sql = text(rows('SELECT sql FROM sqlite_schema WHERE name = ?', text(index.name))[0]?.sql);
    const keys = rows('SELECT * FROM pragma_index_xinfo(?) WHERE key = 1', text(index.name));
    lines.push(
      indexLine({
        name: index.origin === 'u' ? '' : text(index.name),
        isUnique: Number(index.unique) === 1,
        columns: keys.map(({ name, desc }) => ({ name: text(name), isDescending: Number(desc) === 1 })),
        where: Number(index.partial) === 1 ? sql.slice(sql.search(/\bWHERE\b/) + 'WHERE'.length) : null,
      }),
    );
  }
  const foreign = Map.groupBy(rows('SELECT * FROM pragma_foreign_key_list(?) ORDER BY seq', table), ({ id }) => id);
  for (const parts of foreign.values())
    lines.push(
      foreignKeyLine({
        columns: parts.map(({ from }) => text(from)),
        table: text(parts[0]?.table),
        to: parts.map(({ to }) => text(to)),
        onDelete: text(parts[0]?.on_delete),
      }),
    );
  for (const [, expression = ''] of definition.matchAll(CHECK)) lines.push(checkLine(expression));
  for (const { name } of rows("SELECT name FROM sqlite_schema WHERE type = 'trigger' AND tbl_name = ?", table))
    lines.push(triggerLine(text(name)));
  return lines.toSorted();
}

/**
 * The tables of a new SQLite database after all migrations, and the column names of its full-text tables. The tables that full-text search
 * consists of are left out.
 */
export function sqliteTables(): { tables: TableLines; fullText: Record<string, string[]> } {
  const database = new DatabaseSync(':memory:');
  for (const sql of Object.values(migrations)) database.exec(sql);
  const rows = (query: string, ...values: string[]): Row[] => database.prepare(query).all(...values);
  const tables: TableLines = {};
  const fullText: Record<string, string[]> = {};
  for (const { name, type } of rows("SELECT name, type FROM pragma_table_list WHERE schema = 'main'")) {
    const table = text(name);
    if (type === 'table' && !table.startsWith('sqlite_')) tables[table] = linesOf(rows, table);
    const sql = text(rows('SELECT sql FROM sqlite_schema WHERE name = ?', table)[0]?.sql);
    if (type === 'virtual' && /USING fts5 /.test(sql))
      fullText[table] = rows('SELECT name FROM pragma_table_info(?)', table).map((column) => text(column.name));
  }
  database.close();
  return { tables, fullText };
}
