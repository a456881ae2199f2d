import { CompiledQuery, type Insertable } from 'kysely';
import type { Database } from './schema.ts';
import type { Tx } from './writer.ts';

/** Fewer than SQLite's 32 766 parameters a statement, and always the same few statements. */
const ROWS_AT_ONCE = 50;

/** Statements by table, columns and number of rows: an import runs the same few a hundred thousand times. */
const texts = new Map<string, string>();

function textOf(table: string, columns: readonly string[], count: number): string {
  const name = `${table}(${columns.join()})${count}`;
  const known = texts.get(name);
  if (known !== undefined) return known;
  const row = `(${columns.map(() => '?').join(', ')})`;
  const list = columns.map((column) => `"${column}"`).join(', ');
  const text = `insert into "${table}" (${list}) values ${Array.from({ length: count }, () => row).join(', ')}`;
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
    await tx.executeQuery(CompiledQuery.raw(textOf(table, columns, some.length), some.flat()));
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
