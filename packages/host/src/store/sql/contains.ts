import { type Expression, type ExpressionWrapper, type SqlBool, sql } from 'kysely';
import type { Database } from '../schema.ts';
import { byEngine } from './by-engine.ts';

/** Whether a text contains another, letter by letter: no character of it is a wildcard. Null where the text is null. */
export function contains(text: Expression<string | null>, part: string): ExpressionWrapper<Database, never, SqlBool> {
  return byEngine(sql<SqlBool>`(instr(${text}, ${part}) > 0)`, sql<SqlBool>`(strpos(${text}, ${part}) > 0)`);
}
