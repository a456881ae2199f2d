import { type Kysely, sql } from 'kysely';
import type { Database } from './schema.ts';
import { byEngine } from './sql/by-engine.ts';

/** All tables of a database, SQLite's own of its full-text index too. */
export async function tableNames(db: Kysely<Database>): Promise<string[]> {
  const tables = byEngine(
    sql`select name from sqlite_schema where type = 'table'`,
    sql`select table_name as name from information_schema.tables where table_schema = current_schema()`,
  );
  const { rows } = await sql<{ name: string }>`${tables} order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

/** All rows of a table, in an order that depends on nothing but themselves. */
export async function tableRows(db: Kysely<Database>, table: string): Promise<unknown[]> {
  const { rows } = await sql`select * from ${sql.table(table)}`.execute(db);
  return rows.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
}

/** The columns of each table, those of the tables left out that SQLite's full-text index consists of. */
export async function tableColumns(db: Kysely<Database>): Promise<Record<string, string[]>> {
  const columns = byEngine(
    sql`select tables.name as "table", columns.name as "column"
      from pragma_table_list as tables join pragma_table_xinfo(tables.name) as columns
      where tables.schema = 'main' and tables.type in ('table', 'virtual') and tables.name not like 'sqlite_%'
        and columns.hidden in (0, 2, 3)`,
    sql`select table_name as "table", column_name as "column" from information_schema.columns
      where table_schema = current_schema()`,
  );
  const { rows } = await sql<{ table: string; column: string }>`${columns} order by 1, 2`.execute(db);
  const byTable = Map.groupBy(rows, ({ table }) => table);
  return Object.fromEntries([...byTable].map(([table, own]) => [table, own.map(({ column }) => column)]));
}
