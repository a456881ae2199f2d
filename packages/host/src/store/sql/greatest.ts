import { type Expression, type ExpressionWrapper, sql } from 'kysely';
import type { Database } from '../schema.ts';
import { byEngine } from './by-engine.ts';

/** The greater of two values, neither of which is null: the engines differ about null. */
export function greatest<T extends number | string>(
  a: Expression<T>,
  b: Expression<T>,
): ExpressionWrapper<Database, never, T> {
  return byEngine(sql<T>`max(${a}, ${b})`, sql<T>`greatest(${a}, ${b})`);
}

/** The lesser of two values, neither of which is null. */
export function least<T extends number | string>(
  a: Expression<T>,
  b: Expression<T>,
): ExpressionWrapper<Database, never, T> {
  return byEngine(sql<T>`min(${a}, ${b})`, sql<T>`least(${a}, ${b})`);
}
