/** Reads zod schemas. */
import type { z } from 'zod';

/** The parts of zod's definitions that are read. */
export interface Def {
  type: string;
  innerType?: z.ZodType;
  getter?: () => z.ZodType;
  in?: z.ZodType;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  options?: readonly z.ZodType[];
  discriminator?: string;
  values?: readonly unknown[];
  entries?: Record<string, unknown>;
  keyType?: z.ZodType;
  valueType?: z.ZodType;
  defaultValue?: unknown;
  items?: readonly z.ZodType[];
  check?: string;
  format?: string;
  checks?: readonly { _zod?: { def?: { check?: string; format?: string } } }[];
}

export const definition = (schema: z.ZodType): Def => schema.def as unknown as Def;

export interface Unwrapped {
  schema: z.ZodType;
  def: Def;
  nullable: boolean;
  optional: boolean;
}

/** The schema without its wrappers. */
export function unwrap(schema: z.ZodType): Unwrapped {
  let nullable = false;
  let optional = false;
  let current = schema;
  for (;;) {
    const def = definition(current);
    if (def.type === 'nullable') nullable = true;
    else if (def.type === 'optional') optional = true;
    const next =
      def.type === 'lazy'
        ? def.getter?.()
        : def.type === 'pipe'
          ? def.in
          : ['nullable', 'optional', 'nonoptional', 'default', 'prefault', 'readonly', 'catch'].includes(def.type)
            ? def.innerType
            : undefined;
    if (next === undefined) return { schema: current, def, nullable, optional };
    current = next;
  }
}

const INTEGERS = new Set(['safeint', 'int32', 'uint32']);
export const isIntegerSchema = (def: Def): boolean =>
  INTEGERS.has(def.format ?? '') ||
  (def.checks ?? []).some((c) => c._zod?.def?.check === 'number_format' && INTEGERS.has(c._zod.def.format ?? ''));

/** The values of an enum. A TypeScript enum has the names of its numbers as extra entries. */
export const enumValues = ({ entries: named = {} }: Pick<Def, 'entries'>): unknown[] =>
  Object.entries(named).flatMap(([key, value]) =>
    typeof named[String(value)] === 'number' && Number(key) === named[String(value)] ? [] : [value],
  );
