import { type Expression, type ExpressionWrapper, sql } from 'kysely';
import type { Database } from '../schema.ts';
import { byEngine } from './by-engine.ts';

/**
 * A text in lower case, as JavaScript's `toLowerCase` makes it, in all alphabets. SQLite's `lower` is that function (`sqlite.ts`); PostgreSQL's knows
 * only the letters A to Z where texts are compared byte by byte, so it has a function of ours (`postgres/schema/0030-search.ts`).
 */
export function lowerCase<T extends string | null>(text: Expression<T>): ExpressionWrapper<Database, never, T> {
  return byEngine(sql<T>`lower(${text})`, sql<T>`lower_case(${text})`);
}
