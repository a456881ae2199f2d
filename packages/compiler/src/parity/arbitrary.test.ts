import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { native } from '../../test/native.ts';

const { arbitrary } = native<typeof import('./arbitrary.ts')>('../src/parity/arbitrary.ts');

const schema = z.object({
  text: z.string(),
  short: z.string().min(1).max(3),
  code: z.string().regex(/^[a-z]+-\d$/),
  whole: z.int().min(-1),
  few: z.int().min(2).max(4),
  number: z.number(),
  list: z.array(z.int()),
  record: z.record(z.string(), z.int()),
  kind: z.enum(['a', 'b']).optional(),
});
const literals = { strings: ['sale', 'toString', 'abc-1'], numbers: [7, 40] };
const values = fc.sample(arbitrary(schema, { literals }), { numRuns: 1000, seed: 3 }) as z.infer<typeof schema>[];
const drawn = (key: keyof z.infer<typeof schema>): Set<unknown> => new Set(values.map((value) => value[key]));

test('every value fits its schema', () => {
  for (const value of values) expect(schema.safeParse(value).error).toBeUndefined();
});

test('literals of the source are among the values, if the schema allows them', () => {
  expect([...drawn('text')]).toEqual(expect.arrayContaining(['sale', 'toString']));
  expect([...drawn('code')]).toContain('abc-1');
  expect([...drawn('whole')]).toEqual(expect.arrayContaining([6, 7, 8, 39, 40, 41]));
  expect(values.flatMap(({ record }) => Object.keys(record))).toEqual(expect.arrayContaining(['sale', 'toString']));
  expect(Math.max(...values.map(({ list }) => list.length))).toBe(8);
});

test('boundary values are among them', () => {
  expect([...drawn('text')]).toEqual(expect.arrayContaining(['', ' ', '0', 'false', 'null', '</script><!--']));
  expect(Math.max(...values.map(({ text }) => text.length))).toBe(10_000);
  expect([...drawn('whole')]).toEqual(expect.arrayContaining([0, -1, 1]));
  expect([...drawn('number')]).toEqual(expect.arrayContaining([0.1 + 0.2, Number.MAX_SAFE_INTEGER]));
});
