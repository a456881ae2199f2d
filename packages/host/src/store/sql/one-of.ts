import { type ExpressionWrapper, sql } from 'kysely';
import type { Database } from '../schema.ts';
import { byEngine } from './by-engine.ts';
import { storable } from './storable.ts';

/**
 * The right side of `where(column, 'in', oneOf(values))` as one parameter, so that every length of list is the same prepared
 * statement.
 */
export function oneOf<T extends number | string>(values: readonly T[]): ExpressionWrapper<Database, never, T> {
  const sqlite = sql<T>`(select value from json_each(${JSON.stringify(values)}))`;
  // Whatever a visitor has typed: SQLite finds nothing with it, PostgreSQL refuses it.
  const possible = values.flatMap((value) => {
    if (typeof value === 'string') return storable(value);
    return Number.isSafeInteger(value) ? value : [];
  });
  // An empty list has no type of its own; null compares with every column and is equal to none.
  if (possible.length === 0) return byEngine(sqlite, sql<T>`(null)`);
  const type = typeof possible[0] === 'string' ? sql`text` : sql`bigint`;
  const list = JSON.stringify(possible);
  return byEngine(sqlite, sql<T>`(select value::${type} from json_array_elements_text(${list}::json))`);
}

/** `oneOf` for a list of ids that is JSON already, as a query that is built once (`compiled.ts`) needs it. */
export const listed = (ids: string): ExpressionWrapper<Database, never, number> =>
  byEngine(
    sql<number>`(select value from json_each(${ids}))`,
    sql<number>`(select value::bigint from json_array_elements_text(${ids}::json))`,
  );
