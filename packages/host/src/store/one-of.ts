import { type RawBuilder, sql } from 'kysely';

/**
 * The right side of `where(column, 'in', oneOf(values))` as one parameter, so that every length of list is the same prepared
 * statement. On PostgreSQL this is `= any($1)`.
 */
export function oneOf<T extends number | string>(values: readonly T[]): RawBuilder<T> {
  return sql<T>`(select value from json_each(${JSON.stringify(values)}))`;
}
