import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';

/** Sorts after every other character. */
const LAST = '\u{10ffff}';

/**
 * Whether a text starts with another. Both engines answer it from an index, and neither takes capitals for small letters, as SQLite's `LIKE` does.
 */
export function startsWith(text: Expression<string>, start: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${text} >= ${start} and ${text} < ${start + LAST})`;
}
