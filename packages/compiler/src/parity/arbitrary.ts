/** Random values of a zod schema, for property tests. */
import fc from 'fast-check';
import type { z } from 'zod';
import { definition, enumValues, isIntegerSchema, unwrap } from '../zod-definition.ts';
import type { Literals } from './literals.ts';

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

/** The limits from the checks of a schema. */
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

/** Texts that markup, JSON or Liquid could treat specially. */
const TEXTS = [
  '',
  ' ',
  '0',
  'false',
  'null',
  `Dress & <b>"it's"</b>`,
  '</script><!--',
  '{{ x }} {% if %} }}',
  ' in Ink, front',
  // Between letters, because React trims white space at the ends of a style, and the platform does not.
  'a\u2028\u2029b',
  'Ünïcödé 👗',
  // Combining marks, an emoji of several code points, and text from right to left.
  'e\u0301a\u0308',
  '👩‍👩‍👧 👍🏽',
  'فستان \u202Eabc',
  '&amp; &quot;',
  'a\nb',
  'long text '.repeat(1000),
];
const NUMBERS = [0, -1, 1, 0.1 + 0.2];
/** Largest whole number: the sum of a few of its squares is still exact in JavaScript. */
const LARGE_WHOLE = 2 ** 24;
/** Largest other number; views print and compare these. */
const LARGE = Number.MAX_SAFE_INTEGER;

export interface ArbitraryOptions {
  /** Limits recursive schemas. */
  depth?: number;
  /** Strings and numbers to include, from the source that reads the values. */
  literals?: Literals;
}

/** Random values of a schema, with boundary values and the literals of a source among them. */
export function arbitrary(
  schema: z.ZodType,
  { depth = 4, literals = { strings: [], numbers: [] } }: ArbitraryOptions = {},
): fc.Arbitrary<unknown> {
  const { schema: core, nullable, optional } = unwrap(schema);
  const base = coreArbitrary(core, depth, literals);
  const kinds: fc.Arbitrary<unknown>[] = [
    base,
    ...(nullable ? [fc.constant(null)] : []),
    // A value that may be null or undefined is null: Liquid prints no difference.
    ...(optional && !nullable ? [fc.constant(undefined)] : []),
  ];
  return kinds.length === 1 ? base : fc.oneof(...kinds);
}

function string({ min = 0, max, pattern }: Bounds, { strings }: Literals): fc.Arbitrary<string> {
  const inBounds = (text: string) =>
    text.length >= min && (max === undefined || text.length <= max) && (pattern === undefined || pattern.test(text));
  const own = strings.filter(inBounds);
  const others =
    pattern === undefined
      ? fc
          .oneof(
            { weight: 2, arbitrary: fc.constantFrom(...TEXTS) },
            { weight: 3, arbitrary: fc.string({ maxLength: 12 }) },
          )
          .map((text) => text.padEnd(min, 'x').slice(0, max))
      : fc.stringMatching(pattern);
  return own.length === 0
    ? others
    : fc.oneof({ weight: 3, arbitrary: others }, { weight: 2, arbitrary: fc.constantFrom(...own) });
}

function number(bounds: Bounds, isWhole: boolean, { numbers }: Literals): fc.Arbitrary<number> {
  const min = bounds.min ?? -3;
  const max = Math.max(min, Math.min(bounds.max ?? 200_000, 200_000));
  const inBounds = (n: number) =>
    n >= (bounds.min ?? Number.NEGATIVE_INFINITY) &&
    n <= (bounds.max ?? Number.POSITIVE_INFINITY) &&
    (!isWhole || Number.isSafeInteger(n));
  // A comparison changes its result beside the number that it compares with.
  const own = [
    ...new Set([...NUMBERS, isWhole ? LARGE_WHOLE : LARGE, ...numbers.flatMap((n) => [n, n - 1, n + 1])]),
  ].filter(inBounds);
  return fc.oneof(
    // A failure is retried with the first kind, whose numbers shrink.
    { withCrossShrink: true },
    { weight: 2, arbitrary: fc.integer({ min, max }) },
    // Small numbers are equal more often.
    { weight: 2, arbitrary: fc.integer({ min, max: Math.min(max, min + 3) }) },
    ...(own.length === 0 ? [] : [{ weight: 2, arbitrary: fc.constantFrom(...own) }]),
    ...(isWhole ? [] : [{ weight: 2, arbitrary: fc.integer({ min, max }).map((n) => Math.min(max, n + 0.5)) }]),
  );
}

/** Lists are short, and sometimes as long as a number in the source, which may be compared with a length. */
function array(
  element: fc.Arbitrary<unknown>,
  { min = 0, max = 12 }: Bounds,
  isOuter: boolean,
  { numbers }: Literals,
): fc.Arbitrary<unknown[]> {
  const ofLength = (most: number) =>
    fc.array(element, { minLength: min, maxLength: Math.max(min, Math.min(max, most)) });
  const longest = Math.max(4, ...numbers.filter((n) => Number.isInteger(n) && n < 12).map((n) => n + 1));
  return isOuter && longest > 4
    ? fc.oneof({ weight: 4, arbitrary: ofLength(4) }, { weight: 1, arbitrary: ofLength(longest) })
    : ofLength(4);
}

/** A key of a record. */
function key({ strings }: Literals): fc.Arbitrary<string> {
  const others = fc.stringMatching(/^[a-z]{1,6}$/);
  return strings.length === 0 ? others : fc.oneof(others, fc.constantFrom(...strings));
}

function coreArbitrary(schema: z.ZodType, depth: number, literals: Literals): fc.Arbitrary<unknown> {
  const def = definition(schema);
  const bounds = boundsOf(schema);
  const within = (inner: z.ZodType, levels = 1) => arbitrary(inner, { depth: depth - levels, literals });
  switch (def.type) {
    case 'string':
      return string(bounds, literals);
    case 'number':
    case 'int':
      return number(bounds, def.type === 'int' || isIntegerSchema(def), literals);
    case 'boolean':
      return fc.boolean();
    case 'literal':
      return fc.constantFrom(...(def.values ?? []));
    case 'enum':
      return fc.constantFrom(...enumValues(def));
    case 'object':
      return fc
        .record(Object.fromEntries(Object.entries(def.shape ?? {}).map(([k, s]) => [k, within(s)])))
        .map((o) => Object.fromEntries(Object.entries(o).filter(([, v]) => v !== undefined)));
    case 'array':
      return def.element === undefined || depth <= 0
        ? fc.constant([])
        : array(within(def.element), bounds, depth >= 3, literals);
    case 'tuple':
      return fc.tuple(...(def.items ?? []).map((s) => within(s)));
    case 'union':
      return fc.oneof(...(def.options ?? []).map((s) => within(s, 0)));
    case 'record':
      return def.valueType ? fc.dictionary(key(literals), within(def.valueType), { maxKeys: 4 }) : fc.constant({});
    case 'null':
      return fc.constant(null);
    default:
      return fc.constant(null);
  }
}
