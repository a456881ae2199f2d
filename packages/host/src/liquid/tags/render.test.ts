import { listDrop } from '@vitrine/liquid';
import { expect, test } from 'vitest';
import { renderText } from '../test_services.ts';

const snippets: Record<string, string> = {
  card: '{{ card.title }}{{ item.title }}{{ extra }}{{ forloop.index }}{{ outer }}{{ shared }};',
  writes: '{% assign mine = 1 %}{{ mine }}',
  counts: '{% increment n %}',
  nested: "{% include 'card' %}",
  stops: '{% break %}x',
  'deep/name': '{{ name }}',
};
const globals = { shared: 'g', rows: [{ title: 'a' }, { title: 'b' }], one: { title: 'c' } };
const run = (template: string, more: Record<string, unknown> = {}) =>
  renderText(template, { ...globals, ...more }, { template: (path) => snippets[path.replace('snippets/', '')] });

test.each([
  ["{% assign outer = 1 %}{% render 'card', extra: 2 %}", '2g;'],
  ["{% render 'card' with one %}", 'cg;'],
  ["{% render 'card' with one as item %}", 'cg;'],
  ["{% render 'card' for rows %}", 'a1g;b2g;'],
  ["{% render 'card' for rows as item, extra: '!' %}", 'a!1g;b!2g;'],
  ["{% render 'card' for one %}", '1g;'],
  ["{% render 'card', item: rows.last, extra: rows[0].title %}", 'bag;'],
  ["{% render 'writes' %}{{ mine }}", '1'],
  ["{% include 'writes' %}{{ mine }}", '11'],
  ["{% increment n %}{% include 'counts' %}{% render 'counts' %}", '010'],
  ["{% render 'nested' %}", 'Liquid error (snippets/nested line 1): include usage is not allowed in this context'],
  ["{% for i in (1..3) %}{{ i }}{% render 'stops' %}{% endfor %}", '123'],
  ["{% for i in (1..3) %}{{ i }}{% include 'stops' %}{% endfor %}", '1'],
  ["{% render 'deep/name' with shared %}", 'g'],
  [
    '{% render name %}',
    "Liquid error (test line 1): Syntax error in tag 'render' - Template name must be a quoted string",
  ],
])('%s', (template, expected) => {
  expect(run(template)).toBe(expected);
});

test('render … for takes a lazy list', () => {
  const list = listDrop({ count: () => 2, slice: (offset, limit) => globals.rows.slice(offset, offset + limit) });
  expect(run("{% render 'card' for list as item %}", { list })).toBe('a1g;b2g;');
});

test('an error in a snippet keeps what it printed before and after', () => {
  expect(renderText("{% render 'a' %}b", {}, { template: () => 'x{{ 1 | divided_by: 0 }}y' })).toBe(
    'xLiquid error (snippets/a line 1): divided by 0yb',
  );
});
