import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Input } from '../../test/fixtures/plain/logic.ts';
import { fixture, native } from '../../test/native.ts';

const { load } = native<typeof import('../load.ts')>('../src/load.ts');
type Logic = typeof import('../../test/fixtures/plain/logic.ts');

const input: fc.Arbitrary<Input> = fc.record({
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

describe('on plain values the transformed code does what the source does', () => {
  const [symbolic, plain] = (['symbolic', 'plain'] as const).map(
    (mode) => load(fixture('plain/logic.ts'), mode) as unknown as Logic,
  );
  if (!symbolic || !plain) throw new Error('not loaded');

  test.each(['precedence', 'optional', 'choose', 'fallThrough', 'early', 'defaults', 'objects'] as const)(
    '%s',
    (name) => {
      fc.assert(fc.property(input, (given) => void expect(symbolic[name](given)).toStrictEqual(plain[name](given))));
    },
  );
  test('async functions', async () => {
    await fc.assert(
      fc.asyncProperty(
        input,
        async (given) => void expect(await symbolic.later(given)).toStrictEqual(await plain.later(given)),
      ),
    );
  });
  test('generators', () => {
    fc.assert(
      fc.property(input, (given) => void expect([...symbolic.steps(given)]).toStrictEqual([...plain.steps(given)])),
    );
  });
});
