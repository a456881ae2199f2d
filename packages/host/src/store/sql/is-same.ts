import { type Expression, type ExpressionWrapper, type SqlBool, sql } from 'kysely';
import type { Database } from '../schema.ts';
import { byEngine } from './by-engine.ts';

/** Whether a value is equal to another or both are null. */
export function isSame<T extends number | string | null>(
  value: Expression<T>,
  other: T,
): ExpressionWrapper<Database, never, SqlBool> {
  return byEngine(sql<SqlBool>`(${value} is ${other})`, sql<SqlBool>`(${value} is not distinct from ${other})`);
}
