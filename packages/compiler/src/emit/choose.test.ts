import fc from 'fast-check';
import { expect, test } from 'vitest';
import { native } from '../../test/native.ts';

const { logical } = native<typeof import('../evaluate/operators.ts')>('../src/evaluate/operators.ts');
const { fork } = native<typeof import('../expression/branching.ts')>('../src/expression/branching.ts');
const { looselyEqual, negation, plus, strictlyEqual } = native<typeof import('../expression/operators.ts')>(
  '../src/expression/operators.ts',
);
const { order } = native<typeof import('../expression/order.ts')>('../src/expression/order.ts');
const { record } = native<typeof import('../expression/recording.ts')>('../src/expression/recording.ts');
const { truthy } = native<typeof import('../expression/truth.ts')>('../src/expression/truth.ts');
const { path } = native<typeof import('../expression/value.ts')>('../src/expression/value.ts');
const { plainEngine } = native<typeof import('../parity/liquid.ts')>('../src/parity/liquid.ts');
const { choose } = native<typeof import('./choose.ts')>('../src/emit/choose.ts');
const { root } = native<typeof import('./root.ts')>('../src/emit/root.ts');

/** A function that runs on expressions and on values. */
type Run = (v: Record<string, unknown>) => unknown;

const values = fc.record({
  on: fc.boolean(),
  off: fc.boolean(),
  name: fc.constantFrom('', ' ', 'a', '0', 'x'),
  note: fc.constantFrom(null, 'a', 'x'),
  count: fc.integer({ min: -1, max: 3 }),
  size: fc.option(fc.integer({ min: 0, max: 2 })),
});

const expressions: Record<string, unknown> = {
  on: path('on', { type: 'boolean' }),
  off: path('off', { type: 'boolean' }),
  name: path('name', { type: 'string' }),
  note: path('note', { type: 'string', nullable: true }),
  count: path('count', { type: 'integer' }),
  size: path('size', { type: 'integer', nullable: true }),
};

const atom: fc.Arbitrary<Run> = fc.oneof(
  fc.constantFrom('on', 'off', 'name', 'note', 'count', 'size').map(
    (k): Run =>
      (v) =>
        v[k],
  ),
  fc.integer({ min: -1, max: 3 }).chain((n) =>
    fc.constantFrom<Run>(
      (v) => order(v.count, n, '<'),
      (v) => order(v.count, n, '>='),
      (v) => strictlyEqual(v.count, n),
      (v) => negation(strictlyEqual(plus(v.count, 1), n)),
      (v) => strictlyEqual(v.size, n),
    ),
  ),
  fc.constantFrom<Run>(
    (v) => strictlyEqual(v.name, 'a'),
    (v) => negation(strictlyEqual(v.name, 'x')),
    (v) => strictlyEqual(v.note, 'x'),
    (v) => strictlyEqual(v.name, v.note),
    (v) => looselyEqual(v.note, null),
    (v) => negation(strictlyEqual(v.size, null)),
    (v) => strictlyEqual(v.on, v.off),
    (v) => strictlyEqual(v.on, false),
    () => true,
    () => '',
  ),
);

const { expression } = fc.letrec<{ expression: Run }>((tie) => ({
  expression: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    atom,
    fc.tuple(tie('expression'), tie('expression')).map(
      ([a, b]): Run =>
        (v) =>
          logical('&&', a(v), () => b(v)),
    ),
    fc.tuple(tie('expression'), tie('expression')).map(
      ([a, b]): Run =>
        (v) =>
          logical('||', a(v), () => b(v)),
    ),
    fc.tuple(tie('expression'), tie('expression')).map(
      ([a, b]): Run =>
        (v) =>
          logical('??', a(v), () => b(v)),
    ),
    tie('expression').map(
      (a): Run =>
        (v) =>
          negation(a(v)),
    ),
    fc.tuple(tie('expression'), tie('expression'), tie('expression')).map(
      ([a, b, c]): Run =>
        (v) =>
          fork(
            truthy(a(v)),
            () => b(v),
            () => c(v),
          ),
    ),
  ),
}));

const engine = plainEngine();

test('a compound condition has the same result in Liquid as in JavaScript', () => {
  fc.assert(
    fc.property(expression, fc.array(values, { minLength: 3, maxLength: 8 }), (run, pages) => {
      const liquid = record({}, () =>
        choose(
          root(),
          truthy(run(expressions)),
          () => 'true',
          () => 'false',
        ),
      );
      const template = engine.parse(liquid);
      for (const page of pages) expect(template(page), liquid).toBe(String(Boolean(run(page))));
    }),
    { numRuns: 400 },
  );
});

test('a mixed chain is not read from right to left', () => {
  const { on, off, name } = expressions;
  // (on || off) && name
  const cond = truthy(
    logical(
      '&&',
      logical('||', on, () => off),
      () => name,
    ),
  );
  const template = engine.parse(
    record({}, () =>
      choose(
        root(),
        cond,
        () => 'yes',
        () => 'no',
      ),
    ),
  );
  expect(template({ on: true, off: false, name: '' })).toBe('no');
  expect(template({ on: false, off: true, name: 'x' })).toBe('yes');
});

test('a block of spaces only prints them, although the platform drops such blocks', () => {
  const on = truthy(expressions.on);
  const spaces = record({}, () =>
    choose(
      root(),
      on,
      () => ' ',
      () => '',
    ),
  );
  expect(spaces).toBe("{% if on %}{{ ' ' }}{% endif %}");
});
