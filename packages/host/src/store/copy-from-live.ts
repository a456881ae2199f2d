import { type Kysely, sql } from 'kysely';
import { insertValues } from './insert-all.ts';
import type { Database } from './schema.ts';
import { columnNames } from './sql/column-names.ts';
import { oneOf } from './sql/one-of.ts';
import type { REPLACED } from './staged-names.ts';
import type { Tx } from './writer.ts';

/** Copies rows of a live table into the one being built: what an import has found unchanged. */
export async function copyFromLive(
  live: Kysely<Database>,
  built: Tx,
  table: (typeof REPLACED)[number],
  column: string,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  const names = (await sql<{ name: string }>`${columnNames(table)}`.execute(built)).rows.map(({ name }) => name);
  const { rows } = await sql<Record<string, unknown>>`select ${sql.join(names.map((name) => sql.ref(name)))}
    from ${sql.table(table)} where ${sql.ref(column)} in ${oneOf(ids)}`.execute(live);
  await insertValues(
    built,
    table,
    names,
    rows.map((row) => names.map((name) => row[name])),
  );
}
