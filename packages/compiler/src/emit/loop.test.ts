import fc from 'fast-check';
import { expect, test } from 'vitest';
import { once } from '../data/objects.ts';
import { fork } from '../expression/branching.ts';
import { filter } from '../expression/filter.ts';
import { joined, list } from '../expression/list.ts';
import { type List, nodeOf } from '../expression/node.ts';
import { strictlyEqual } from '../expression/operators.ts';
import { template } from '../expression/print.ts';
import { record } from '../expression/recording.ts';
import { truthy } from '../expression/truth.ts';
import { member, path } from '../expression/value.ts';
import { plainEngine } from '../parity/liquid.ts';
import { choose } from './choose.ts';
import { loop } from './loop.ts';
import { operand } from './operand.ts';
import { root } from './root.ts';
import type { Scope } from './scope.ts';
import { plainText } from './text.ts';

const engine = plainEngine();
const over = (source: string): List => nodeOf(list(path(source), (item) => item)) as List;
const written = (write: (scope: Scope) => string): string => record({}, () => write(root()));

/** A value printed through a variable. */
function printed(scope: Scope, value: unknown): string {
  const { before, code } = operand(scope, value);
  return `${before}{{ ${code} }}`;
}

/** The same value, printed directly. */
const printedAlone = (value: unknown) => (scope: Scope) => plainText(scope, value);

const upper = (of: unknown) => filter(of, 'upcase', [], {}, 'string');
const name = path('name', { type: 'string' });

test('a value that is the same in every iteration is assigned once, before the outermost possible loop', () => {
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

test('a value that is read under a condition, or may fail, stays in the loop', () => {
  const share = filter(
    path('count', { type: 'integer' }),
    'divided_by',
    [path('size', { type: 'integer' })],
    {},
    'integer',
  );
  const code = written((scope) =>
    loop(scope, over('rows'), (inner) =>
      choose(
        inner,
        truthy(path('on', { type: 'boolean' })),
        (yes) => printed(yes, upper(name)),
        () => '',
      ).concat(printed(inner, share)),
    ),
  );
  expect(code).toMatch(/^{% for row_1 in rows %}{% if on %}{% assign upcase_1/);
  expect(code).toContain('{% endif %}{% assign divided_by_1 =');
});

const when = (scope: Scope, yes: (scope: Scope) => string) =>
  choose(scope, truthy(path('on', { type: 'boolean' })), yes, () => '');

test('settings of the shop are read before the loop, even if they are printed under a condition', () => {
  const label = path('settings.label', { type: 'string' });
  const picture = filter(path('settings.picture'), 'image_url', [], { width: 100 });
  const code = written((scope) =>
    loop(scope, over('rows'), (inner) => when(inner, (yes) => printed(yes, upper(label)) + printed(yes, picture))),
  );
  expect(code).toBe(
    '{% assign upcase_1 = settings.label | upcase %}{% for row_1 in rows %}{% if on %}{{ upcase_1 }}' +
      // A filter that may fail is not run in advance.
      '{% assign image_url_1 = settings.picture | image_url: width: 100 %}{{ image_url_1 }}{% endif %}{% endfor %}',
  );
});

test('a joined text is assigned before the loops whose variables it does not read', () => {
  const texts = (of: unknown, read: (item: unknown) => unknown) => joined(nodeOf(list(of, read)) as List, ',');
  const title = (item: unknown) => member(item, 'title', 'string');
  const code = written((scope) =>
    loop(scope, over('rows'), (outer, row) =>
      loop(outer, over('columns'), (inner) =>
        [
          texts(path('links'), title),
          texts(row, title),
          texts(path('links'), (item) => template(['', '', ''], [title(row), title(item)])),
        ]
          .map((value) => printed(inner, value))
          .join(''),
      ),
    ),
  );
  const text = (name: string, item: string, of: string, read: string) =>
    `{% capture ${name} %}{% for ${item} in ${of} %}{% unless forloop.first %}{{ ',' }}{% endunless %}${read}{% endfor %}{% endcapture %}`;
  expect(code).toBe(
    `${text('text_1', 'link_1', 'links', '{{ link_1.title }}')}{% for row_1 in rows %}` +
      text('text_2', 'item_1', 'row_1', '{{ item_1.title }}') +
      text('text_3', 'link_2', 'links', '{{ row_1.title }}{{ link_2.title }}') +
      '{% for column_1 in columns %}{{ text_1 }}{{ text_2 }}{{ text_3 }}{% endfor %}{% endfor %}',
  );
});

test('`once` assigns a value at its first use', () => {
  const variant = once(path('product.selected_variant'));
  const own = (key: string) => printedAlone(member(variant, key, 'string'));
  const code = written(
    (scope) => own('title')(scope) + when(scope, (yes) => own('sku')(yes)) + printed(scope, upper(once(name))),
  );
  expect(code).toBe(
    '{% assign selected_variant_1 = product.selected_variant %}{{ selected_variant_1.title }}' +
      '{% if on %}{{ selected_variant_1.sku }}{% endif %}' +
      '{% assign name_1 = name %}{% assign upcase_1 = name_1 | upcase %}{{ upcase_1 }}',
  );
});

test('loops print the same in Liquid as in JavaScript', () => {
  /** Names and numbers in scope, some from each loop. */
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
      tie('value').map(
        (a): Value =>
          (v) =>
            once(a(v)),
      ),
      fc.tuple(tie('value'), tie('value')).map(
        ([a, b]): Value =>
          (v) =>
            template(['', '-', ''], [a(v), b(v)]),
      ),
      fc.tuple(tie('value'), tie('value'), tie('value'), tie('value')).map(
        ([a, b, c, d]): Value =>
          (v) =>
            fork(
              truthy(strictlyEqual(a(v), b(v))),
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
      const expressions = { name, note: path('settings.note', { type: 'string' }) };
      const code = written((scope) =>
        loop(scope, over('rows'), (s, row) => {
          const seen = { ...expressions, row: text(row), column: 'none' };
          return `${printed(s, outer(seen))}[${loop(s, over('columns'), (t, column) => `${printed(t, inner({ ...seen, column: text(column) }))};`)}]`;
        }),
      );
      const print = engine.parse(code);
      for (const given of pages) {
        const said = given.rows.map((row) => {
          const seen = { ...given, row, column: 'none' };
          return `${outer(seen)}[${given.columns.map((column) => `${inner({ ...seen, column })};`).join('')}]`;
        });
        expect(print({ ...given, settings: { note: given.note } }), code).toBe(said.join(''));
      }
    }),
    { numRuns: 300, endOnFailure: true },
  );
});
