import { type ExpressionWrapper, sql } from 'kysely';
import { NEXT } from '../postgres/schema-names.ts';
import type { Database } from '../schema.ts';
import type { REPLACED } from '../staged-names.ts';
import { byEngine } from './by-engine.ts';

/** The table that an import has built and that will take the place of a live one. */
export const staged = (table: (typeof REPLACED)[number]): ExpressionWrapper<Database, never, unknown> =>
  byEngine(sql.table(`next_${table}`), sql`${sql.table(NEXT)}.${sql.table(table)}`);
