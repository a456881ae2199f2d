import { CompiledQuery, type Insertable } from 'kysely';
import { engineOf } from './engine.ts';
import type { Database } from './schema.ts';
import type { Engine } from './sql/by-engine.ts';
import type { Tx } from './writer.ts';

/** Fewer than SQLite's 32 766 parameters a statement, and always the same few statements. */
const ROWS_AT_ONCE = 50;

/** Statements by table, columns and number of rows: an import runs the same few a hundred thousand times. */
const texts = new Map<string, string>();

function textOf(engine: Engine, table: string, columns: readonly string[], count: number): string {
  const name = `${engine} ${table}(${columns.join()})${count}`;
  const known = texts.get(name);
  if (known !== undefined) return known;
  const place = (row: number, column: number) => (engine === 'sqlite' ? '?' : `$${row * columns.length + column + 1}`);
  const rowOf = (row: number) => `(${columns.map((_, column) => place(row, column)).join(', ')})`;
  const list = columns.map((column) => `"${column}"`).join(', ');
  const text = `insert into "${table}" (${list}) values ${Array.from({ length: count }, (_, row) => rowOf(row)).join(', ')}`;
  texts.set(name, text);
  return text;
}

/** Writes values in the order of the columns; for tables the schema's types do not know. */
export async function insertValues(
  tx: Tx,
  table: string,
  columns: readonly string[],
  rows: readonly (readonly unknown[])[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const some = rows.slice(start, start + ROWS_AT_ONCE);
    await tx.executeQuery(CompiledQuery.raw(textOf(engineOf(tx), table, columns, some.length), some.flat()));
  }
}

/** Inserts rows of one shape, many at a time. The columns are the first row's; a later row's missing value is null. */
export async function insertAll<T extends keyof Database & string>(
  tx: Tx,
  table: T,
  rows: readonly Insertable<Database[T]>[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.keys(first) as (keyof Insertable<Database[T]> & string)[];
  const values = rows.map((row) => columns.map((column) => row[column]));
  await insertValues(tx, table, columns, values);
}
