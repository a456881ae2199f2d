/** Values for tests: a test gives the fields that matter to it, and the others have default values. */
import type { z } from 'zod';
import { definition, enumValues, unwrap } from './zod-definition.ts';

/** The default value: null, empty, false, 0, or 1 if 0 is out of range. Undefined if the field may be missing. */
function plain(schema: z.ZodType): unknown {
  const { schema: core, def, nullable, optional } = unwrap(schema);
  if (nullable) return null;
  if (optional) return undefined;
  switch (def.type) {
    case 'string':
      return '';
    case 'boolean':
      return false;
    case 'number':
      return core.safeParse(0).success ? 0 : 1;
    case 'literal':
      return def.values?.[0];
    case 'enum':
      return enumValues(def)[0];
    case 'array':
      return [];
    case 'record':
      return {};
    case 'union':
      return def.options?.[0] && plain(def.options[0]);
    case 'object':
      return filled(def.shape ?? {}, {});
    default:
      throw new Error(`No plain value is known of a schema of the kind '${def.type}'`);
  }
}

const filled = (shape: Record<string, z.ZodType>, more: object): Record<string, unknown> => {
  const rest = Object.entries(shape).flatMap(([name, schema]) => {
    const value = name in more ? undefined : plain(schema);
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(rest), ...more };
};

/**
 * An object of a schema: `more`, and default values for the rest (null, `''`, `false`, 0 or 1, `[]`, the first of an enum). A new field of the
 * schema needs no change in tests that it does not concern.
 */
export const fixtureOf = <S extends z.ZodObject>(schema: S, more: Partial<z.infer<S>>): z.infer<S> =>
  filled(definition(schema).shape ?? {}, more) as z.infer<S>;
