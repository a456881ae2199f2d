import { type Expression, type ExpressionWrapper, sql } from 'kysely';
import type { Database } from '../schema.ts';
import { byEngine } from './by-engine.ts';

/**
 * What a JSON column has at a path (`0, 'preview'` is `[0].preview`): a string as it is, an object or list as JSON. Null where it has nothing
 * there, or null. The names of the path are ours: letters, digits and `_`.
 */
export function jsonText(
  json: Expression<string | null>,
  ...path: readonly (number | string)[]
): ExpressionWrapper<Database, never, string | null> {
  const steps = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`));
  return byEngine(
    sql<string | null>`json_extract(${json}, ${sql.lit(`$${steps.join('')}`)})`,
    sql<string | null>`(${json}::json #>> ${sql.lit(`{${path.join()}}`)})`,
  );
}
