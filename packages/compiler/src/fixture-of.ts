/** Values for tests: a test says what it is about, and a field that it does not name has a plain value. */
import type { z } from 'zod';
import { definition, enumValues, unwrap } from './zod-definition.ts';

/** The value that says least: null, empty, false, 0; where that is out of range, 1. Undefined where the field may be missing. */
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
 * An object of a schema: `more` and, for the rest, plain values (null, `''`, `false`, 0 or the least allowed of 0 and 1, `[]`, the first of
 * an enum). A field that is added to the schema needs no change where a test does not care for it.
 */
export const fixtureOf = <S extends z.ZodObject>(schema: S, more: Partial<z.infer<S>>): z.infer<S> =>
  filled(definition(schema).shape ?? {}, more) as z.infer<S>;
