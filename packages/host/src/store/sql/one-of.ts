import { type ExpressionWrapper, sql } from 'kysely';
import type { Database } from '../schema.ts';
import { byEngine } from './by-engine.ts';

/**
 * The right side of `where(column, 'in', oneOf(values))` as one parameter, so that every length of list is the same prepared
 * statement.
 */
export function oneOf<T extends number | string>(values: readonly T[]): ExpressionWrapper<Database, never, T> {
  const list = JSON.stringify(values);
  const sqlite = sql<T>`(select value from json_each(${list}))`;
  // An empty list has no type of its own; null compares with every column and is equal to none.
  if (values.length === 0) return byEngine(sqlite, sql<T>`(null)`);
  const type = typeof values[0] === 'string' ? sql`text` : sql`bigint`;
  return byEngine(sqlite, sql<T>`(select value::${type} from json_array_elements_text(${list}::json))`);
}

/** `oneOf` for a list of ids that is JSON already, as a query that is built once (`compiled.ts`) needs it. */
export const listed = (ids: string): ExpressionWrapper<Database, never, number> =>
  byEngine(
    sql<number>`(select value from json_each(${ids}))`,
    sql<number>`(select value::bigint from json_array_elements_text(${ids}::json))`,
  );
