/** Random values of a zod schema, for property tests. */
import fc from 'fast-check';
import type { z } from 'zod';
import { definition, isIntegerSchema, unwrap } from '../symbol/retype.ts';

interface Bag {
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  patterns?: Set<RegExp>;
  format?: string;
}
const bagOf = (schema: z.ZodType): Bag => (schema as unknown as { _zod: { bag: Bag } })._zod.bag;

/** Texts with everything that markup, JSON and Liquid could trip over. */
const nasty = fc.constantFrom(
  '',
  ' ',
  '0',
  'false',
  'null',
  `Dress & <b>"it's"</b>`,
  '</script><!--',
  '{{ x }} {% if %} }}',
  ' in Ink, front',
  '\u2028\u2029',
  'Ünïcödé 👗',
  '&amp; &quot;',
  'a\nb',
);
const texts = fc.oneof({ weight: 2, arbitrary: nasty }, { weight: 3, arbitrary: fc.string({ maxLength: 12 }) });

/** `depth` bounds recursive schemas. */
export function arbitrary(schema: z.ZodType, depth = 4): fc.Arbitrary<unknown> {
  const { schema: core, nullable, optional } = unwrap(schema);
  const base = coreArbitrary(core, depth);
  const kinds: fc.Arbitrary<unknown>[] = [
    base,
    ...(nullable ? [fc.constant(null)] : []),
    ...(optional ? [fc.constant(undefined)] : []),
  ];
  return kinds.length === 1 ? base : fc.oneof(...kinds);
}

function coreArbitrary(schema: z.ZodType, depth: number): fc.Arbitrary<unknown> {
  const def = definition(schema);
  const bag = bagOf(schema);
  switch (def.type) {
    case 'string': {
      if (bag.patterns && bag.patterns.size > 0) return fc.oneof(...[...bag.patterns].map((p) => fc.stringMatching(p)));
      const min = bag.minimum ?? 0;
      return texts.map((t) => t.padEnd(min, 'x')).map((t) => (bag.maximum === undefined ? t : t.slice(0, bag.maximum)));
    }
    case 'number':
    case 'int': {
      const min = bag.minimum ?? (bag.exclusiveMinimum !== undefined ? bag.exclusiveMinimum + 1 : -3);
      const max = Math.min(
        bag.maximum ?? (bag.exclusiveMaximum !== undefined ? bag.exclusiveMaximum - 1 : 200_000),
        200_000,
      );
      const whole = fc.oneof(
        fc.integer({ min, max: Math.max(min, Math.min(max, min + 3)) }),
        fc.integer({ min, max: Math.max(min, max) }),
      );
      if (def.type === 'int' || isIntegerSchema(def)) return whole;
      return fc.oneof(
        whole,
        whole.map((n) => Math.min(max, n + 0.5)),
      );
    }
    case 'boolean':
      return fc.boolean();
    case 'literal':
      return fc.constantFrom(...(def.values ?? []));
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries ?? {}));
    case 'object':
      return fc
        .record(Object.fromEntries(Object.entries(def.shape ?? {}).map(([k, s]) => [k, arbitrary(s, depth - 1)])))
        .map((o) => Object.fromEntries(Object.entries(o).filter(([, v]) => v !== undefined)));
    case 'array':
      return def.element === undefined || depth <= 0
        ? fc.constant([])
        : fc.array(arbitrary(def.element, depth - 1), {
            minLength: bag.minimum ?? 0,
            maxLength: Math.min(bag.maximum ?? 4, 4),
          });
    case 'tuple':
      return fc.tuple(...(def.items ?? []).map((s) => arbitrary(s, depth - 1)));
    case 'union':
      return fc.oneof(...(def.options ?? []).map((s) => arbitrary(s, depth)));
    case 'record':
      return def.valueType
        ? fc.dictionary(fc.stringMatching(/^[a-z]{1,6}$/), arbitrary(def.valueType, depth - 1), { maxKeys: 4 })
        : fc.constant({});
    case 'null':
      return fc.constant(null);
    default:
      return fc.constant(null);
  }
}
