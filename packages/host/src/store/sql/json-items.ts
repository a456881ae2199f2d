import { type Expression, type ExpressionWrapper, sql } from 'kysely';
import type { Database } from '../schema.ts';
import { byEngine } from './by-engine.ts';

/**
 * The items of a JSON list, as a table of a `from` clause: `alias.value` is the item, whose strings `alias.value ->> 'name'` reads, and
 * `alias.key` grows with its place in the list.
 */
export function jsonItems(list: Expression<string>, alias: string): ExpressionWrapper<Database, never, unknown> {
  const name = sql.id(alias);
  return byEngine(
    sql`json_each(${list}) as ${name}`,
    sql`json_array_elements(${list}::json) with ordinality as ${name} (value, key)`,
  );
}
