import { type ExpressionWrapper, sql } from 'kysely';
import type { Database } from '../schema.ts';
import { byEngine } from './by-engine.ts';

/**
 * The time by the database's own clock as the statement begins, ms since 1970. All processes of a shop count by it, whatever their machines'
 * clocks say.
 */
export const databaseNow = (): ExpressionWrapper<Database, never, number> =>
  byEngine(
    sql<number>`cast(unixepoch('subsec') * 1000 as integer)`,
    // Not clock_timestamp(), which differs within a statement and so cannot be looked up in an index.
    sql<number>`(extract(epoch from statement_timestamp()) * 1000)::bigint`,
  );
