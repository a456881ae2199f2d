import type { Insertable } from 'kysely';
import type { Database } from './schema.ts';
import type { Tx } from './writer.ts';

/** Fewer than SQLite's 32 766 parameters a statement, and always the same few statements. */
const ROWS_AT_ONCE = 50;

/** Inserts rows of one shape, many at a time. */
export async function insertAll<T extends keyof Database & string>(
  tx: Tx,
  table: T,
  rows: readonly Insertable<Database[T]>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await tx
      .insertInto(table)
      .values(rows.slice(start, start + ROWS_AT_ONCE))
      .execute();
  }
}
