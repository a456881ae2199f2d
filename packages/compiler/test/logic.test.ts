import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as plain from './fixtures/plain/logic.ts';
import { fixture, native } from './native.ts';

const { evaluated } = native<typeof import('../src/parity.ts')>('../src/parity.ts');

const file = fixture('plain/logic.ts');

const input: fc.Arbitrary<plain.Input> = fc.record({
  a: fc.integer({ min: -5, max: 120 }),
  b: fc.integer({ min: -3, max: 12 }),
  s: fc.constantFrom('', 'x', '7', 'key'),
  n: fc.option(fc.integer({ min: 0, max: 2 })),
  list: fc.array(fc.integer({ min: -60, max: 60 }), { maxLength: 4 }),
  o: fc.option(
    fc.record({
      deep: fc.option(fc.record({ f: fc.constantFrom((x: number) => x * 3, undefined), v: fc.integer() }), {
        nil: undefined,
      }),
    }),
  ),
  kind: fc.constantFrom('x', 'y', 'z'),
});

/** A function as the evaluator runs it. */
const run = (name: keyof typeof plain) => evaluated(file, name) as (given: plain.Input) => unknown;

describe('on constants the evaluator gives the same results as Node', () => {
  const { later: _later, steps: _steps, ...functions } = plain;
  test.each(Object.entries(functions))('%s', (name, node) => {
    const evaluator = run(name as keyof typeof functions);
    fc.assert(fc.property(input, (given) => void expect(evaluator(given)).toStrictEqual(node(given))));
  });
});

test.each(['later', 'steps'] as const)('%s is refused when it is called, because a render cannot wait', (name) => {
  const given: plain.Input = { a: 1, b: 1, s: '', n: null, list: [1, 2, 3], o: null, kind: 'x' };
  expect(() => run(name)(given)).toThrow(/while rendering/);
});
