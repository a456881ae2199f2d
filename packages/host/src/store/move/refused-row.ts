import type { Row, TableShape } from './table-rows.ts';

/** The error for a row that a database did not take: names its table and key, and says why. */
export function refusedRow(table: string, { columns, key }: TableShape, row: Row, error: unknown): Error {
  const name = key.map((column) => `${column} = ${row[columns.indexOf(column)]}`).join(', ');
  const reason = error instanceof Error ? error.message : String(error);
  return new Error(`The row ${name} of the table ${table} cannot be written there: ${reason}`, { cause: error });
}
