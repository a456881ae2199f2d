import { type ExpressionWrapper, sql } from 'kysely';
import type { Database } from '../schema.ts';
import { byEngine } from './by-engine.ts';

/** A query whose rows are the columns of a table that can be written: those that are worked out are left out. */
export const columnNames = (table: string): ExpressionWrapper<Database, never, { name: string }> =>
  byEngine(
    sql<{ name: string }>`select name from pragma_table_info(${table})`,
    sql<{ name: string }>`select attname as name from pg_attribute
      where attrelid = to_regclass(${table}) and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
  );
