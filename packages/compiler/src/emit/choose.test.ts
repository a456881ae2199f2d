import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainEngine } from '../parity/liquid.ts';
import { truthy } from '../symbol/js-conditions.ts';
import { operations as ops } from '../symbol/operations.ts';
import { record } from '../symbol/recording.ts';
import { leaf } from '../symbol/value.ts';
import { choose } from './choose.ts';
import { root } from './root.ts';

/** An expression, run on symbols as well as on values. */
type Run = (v: Record<string, unknown>) => unknown;

const values = fc.record({
  on: fc.boolean(),
  off: fc.boolean(),
  name: fc.constantFrom('', ' ', 'a', '0', 'x'),
  note: fc.constantFrom(null, 'a', 'x'),
  count: fc.integer({ min: -1, max: 3 }),
  size: fc.option(fc.integer({ min: 0, max: 2 })),
});

const symbols: Record<string, unknown> = {
  on: leaf('on', { type: 'boolean' }),
  off: leaf('off', { type: 'boolean' }),
  name: leaf('name', { type: 'string' }),
  note: leaf('note', { type: 'string', nullable: true }),
  count: leaf('count', { type: 'integer' }),
  size: leaf('size', { type: 'integer', nullable: true }),
};

const atom: fc.Arbitrary<Run> = fc.oneof(
  fc.constantFrom('on', 'off', 'name', 'note', 'count', 'size').map(
    (k): Run =>
      (v) =>
        v[k],
  ),
  fc.integer({ min: -1, max: 3 }).chain((n) =>
    fc.constantFrom<Run>(
      (v) => ops.lt(v.count, n),
      (v) => ops.ge(v.count, n),
      (v) => ops.eq(v.count, n),
      (v) => ops.ne(ops.plus(v.count, 1), n),
      (v) => ops.eq(v.size, n),
    ),
  ),
  fc.constantFrom<Run>(
    (v) => ops.eq(v.name, 'a'),
    (v) => ops.ne(v.name, 'x'),
    (v) => ops.eq(v.note, 'x'),
    (v) => ops.eq(v.name, v.note),
    (v) => ops.looseEq(v.note, null),
    (v) => ops.ne(v.size, null),
    (v) => ops.eq(v.on, v.off),
    (v) => ops.eq(v.on, false),
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
          ops.and(a(v), () => b(v)),
    ),
    fc.tuple(tie('expression'), tie('expression')).map(
      ([a, b]): Run =>
        (v) =>
          ops.or(a(v), () => b(v)),
    ),
    fc.tuple(tie('expression'), tie('expression')).map(
      ([a, b]): Run =>
        (v) =>
          ops.nullish(a(v), () => b(v)),
    ),
    tie('expression').map(
      (a): Run =>
        (v) =>
          ops.not(a(v)),
    ),
    fc.tuple(tie('expression'), tie('expression'), tie('expression')).map(
      ([a, b, c]): Run =>
        (v) =>
          ops.cond(
            a(v),
            () => b(v),
            () => c(v),
          ),
    ),
  ),
}));

const engine = plainEngine();

test('a compound condition is as true in Liquid as in JavaScript', () => {
  fc.assert(
    fc.property(expression, fc.array(values, { minLength: 3, maxLength: 8 }), (run, pages) => {
      const liquid = record([], () =>
        choose(
          root(),
          truthy(run(symbols)),
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
  const { on, off, name } = symbols;
  // (on || off) && name
  const cond = truthy(
    ops.and(
      ops.or(on, () => off),
      () => name,
    ),
  );
  const template = engine.parse(
    record([], () =>
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

test('a block that holds only spaces prints them: the platform leaves such blocks away', () => {
  const on = truthy(symbols.on);
  const spaces = record([], () =>
    choose(
      root(),
      on,
      () => ' ',
      () => '',
    ),
  );
  expect(spaces).toBe("{% if on %}{{ ' ' }}{% endif %}");
});
