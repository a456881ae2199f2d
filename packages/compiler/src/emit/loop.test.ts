import fc from 'fast-check';
import { Liquid } from 'liquidjs';
import { expect, test } from 'vitest';
import { truthy } from '../symbol/condition.ts';
import { type List, nodeOf } from '../symbol/node.ts';
import { operations as ops } from '../symbol/operations.ts';
import { record } from '../symbol/recording.ts';
import { filter, leaf, list } from '../symbol/value.ts';
import { choose } from './choose.ts';
import { loop } from './loop.ts';
import { operand } from './operand.ts';
import { root, type Scope } from './scope.ts';

const engine = new Liquid();
const over = (source: string): List => nodeOf(list(leaf(source), (item) => item)) as List;
const written = (write: (scope: Scope) => string): string => record([], () => write(root()));

/** A value printed through a variable, as one that is compared or passed on. */
function printed(scope: Scope, value: unknown): string {
  const { before, code } = operand(scope, value);
  return `${before}{{ ${code} }}`;
}

const upper = (of: unknown) => filter(of, 'upcase', [], {}, 'string');
const name = leaf('name', { type: 'string' });

test('what is the same in every round is set once, before the loop, as far out as it can', () => {
  const code = written((scope) =>
    loop(scope, over('rows'), (outer, row) =>
      loop(outer, over('columns'), (inner, column) =>
        [upper(name), upper(row), upper(column), filter(upper(row), 'append', [name], {}, 'string')]
          .map((value) => printed(inner, value))
          .join(),
      ),
    ),
  );
  expect(code).toBe(
    '{% assign upcase_1 = name | upcase %}{% for row_1 in rows %}' +
      '{% assign upcase_2 = row_1 | upcase %}{% assign append_1 = row_1 | upcase | append: name %}' +
      '{% for column_1 in columns %}{{ upcase_1 }},{{ upcase_2 }},' +
      '{% assign upcase_3 = column_1 | upcase %}{{ upcase_3 }},{{ append_1 }}{% endfor %}{% endfor %}',
  );
});

test('what is read on a condition, or may fail, stays where it is', () => {
  const share = filter(
    leaf('count', { type: 'integer' }),
    'divided_by',
    [leaf('size', { type: 'integer' })],
    {},
    'integer',
  );
  const code = written((scope) =>
    loop(scope, over('rows'), (inner) =>
      choose(
        inner,
        truthy(leaf('on', { type: 'boolean' })),
        (yes) => printed(yes, upper(name)),
        () => '',
      ).concat(printed(inner, share)),
    ),
  );
  expect(code).toMatch(/^{% for row_1 in rows %}{% if on %}{% assign upcase_1/);
  expect(code).toContain('{% endif %}{% assign divided_by_1 =');
});

test('in loops, Liquid says what JavaScript does', () => {
  /** Of names and numbers in sight, some of each round. */
  type Value = (v: { name: unknown; note: unknown; row: unknown; column: unknown }) => unknown;
  const { value } = fc.letrec<{ value: Value }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 3 },
      fc.constantFrom<Value>(
        (v) => v.name,
        (v) => v.note,
        (v) => v.row,
        (v) => v.column,
        () => 'x',
      ),
      fc.tuple(tie('value'), tie('value')).map(
        ([a, b]): Value =>
          (v) =>
            ops.template(['', '-', ''], a(v), b(v)),
      ),
      fc.tuple(tie('value'), tie('value'), tie('value'), tie('value')).map(
        ([a, b, c, d]): Value =>
          (v) =>
            ops.cond(
              ops.eq(a(v), b(v)),
              () => c(v),
              () => d(v),
            ),
      ),
    ),
  }));
  const word = fc.constantFrom('a', 'b', 'x');
  const page = fc.record({
    name: word,
    note: word,
    rows: fc.array(word, { maxLength: 3 }),
    columns: fc.array(word, { maxLength: 3 }),
  });
  fc.assert(
    fc.property(value, value, fc.array(page, { minLength: 2, maxLength: 4 }), (outer, inner, pages) => {
      const text = (item: unknown) => filter(item, 'append', [''], {}, 'string');
      const symbols = { name, note: leaf('note', { type: 'string' }) };
      const code = written((scope) =>
        loop(scope, over('rows'), (s, row) => {
          const seen = { ...symbols, row: text(row), column: 'none' };
          return `${printed(s, outer(seen))}[${loop(s, over('columns'), (t, column) => `${printed(t, inner({ ...seen, column: text(column) }))};`)}]`;
        }),
      );
      const template = engine.parse(code);
      for (const given of pages) {
        const said = given.rows.map((row) => {
          const seen = { ...given, row, column: 'none' };
          return `${outer(seen)}[${given.columns.map((column) => `${inner({ ...seen, column })};`).join('')}]`;
        });
        expect(engine.renderSync(template, given), code).toBe(said.join(''));
      }
    }),
    { numRuns: 300, endOnFailure: true },
  );
});
