/** Random values of a zod schema, for property tests. */
import fc from 'fast-check';
import type { z } from 'zod';
import { definition, isIntegerSchema, unwrap } from '../expression/apply-schema.ts';

interface Bounds {
  min: number | undefined;
  max: number | undefined;
  pattern: RegExp | undefined;
}
interface Check {
  check?: string;
  value?: number;
  inclusive?: boolean;
  minimum?: number;
  maximum?: number;
  pattern?: RegExp;
}

/** What the checks of a schema allow. */
function boundsOf(schema: z.ZodType): Bounds {
  const own = schema.def as unknown as Check & { checks?: readonly { _zod: { def: Check } }[] };
  const bounds: Bounds = { min: undefined, max: undefined, pattern: own.pattern };
  for (const { check, value = 0, inclusive, minimum, maximum, pattern } of (own.checks ?? []).map((c) => c._zod.def)) {
    if (check === 'greater_than') bounds.min = inclusive ? value : value + 1;
    if (check === 'less_than') bounds.max = inclusive ? value : value - 1;
    if (check === 'min_length') bounds.min = minimum;
    if (check === 'max_length') bounds.max = maximum;
    if (pattern) bounds.pattern = pattern;
  }
  return bounds;
}

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
  // Between letters: at the ends of a style React trims them, and the platform does not.
  'a\u2028\u2029b',
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
  const bounds = boundsOf(schema);
  switch (def.type) {
    case 'string': {
      const { min = 0, max, pattern } = bounds;
      if (pattern) return fc.stringMatching(pattern);
      return texts.map((t) => t.padEnd(min, 'x')).map((t) => (max === undefined ? t : t.slice(0, max)));
    }
    case 'number':
    case 'int': {
      const min = bounds.min ?? -3;
      const max = Math.max(min, Math.min(bounds.max ?? 200_000, 200_000));
      // Small numbers meet each other, and the constants of views, more often.
      const whole = fc.oneof(fc.integer({ min, max: Math.min(max, min + 3) }), fc.integer({ min, max }));
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
            minLength: bounds.min ?? 0,
            maxLength: Math.max(bounds.min ?? 0, Math.min(bounds.max ?? 4, 4)),
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
