import { RenderBudget } from '@vitrine/liquid';
import { expect, test } from 'vitest';
import { createEngine } from './engine.ts';
import { renderText, testServices } from './test_services.ts';

function render(
  template: string,
  snippets: Record<string, string> = {},
  globals: Record<string, unknown> = {},
): string {
  return renderText(template, globals, { template: (path) => snippets[path] });
}

test('an error is printed where it happened, with file and line, and the rest goes on', () => {
  const snippets = { 'snippets/a': 'x\n{{ 1 | divided_by: 0 }}y' };
  expect(render("a\n\n{{ 1 | modulo: 0 }}b{% render 'a' %}{% render 'none' %}c", snippets)).toBe(
    'a\n\nLiquid error (test line 3): divided by 0bx\nLiquid error (snippets/a line 2): divided by 0yLiquid error (test line 3): Could not find asset snippets/none.liquidc',
  );
});

test('an error inside a block leaves the block running', () => {
  expect(render('{% for i in (1..2) %}{{ i | divided_by: 0 }}{{ i }}{% endfor %}')).toBe(
    'Liquid error (test line 1): divided by 01Liquid error (test line 1): divided by 02',
  );
});

test('a template that cannot be understood prints its error in place of itself', () => {
  expect(render('a{% unknown %}b')).toBe("Liquid syntax error (test line 1): Unknown tag 'unknown'");
  expect(render("a{% render 'b' %}c", { 'snippets/b': '\n{% for x %}{% endfor %}' })).toBe(
    "aLiquid syntax error (snippets/b line 2): Syntax Error in 'for loop' - Valid syntax: for [item] in [collection]c",
  );
});

test.each([
  ['a\n{% if x %}b', "Liquid syntax error (test line 2): 'if' tag was never closed"],
  ['a\n\n{{ x', "Liquid syntax error (test line 3): Variable '{{' was not properly terminated with regexp: /\\}\\}/"],
  ['{% x', "Liquid syntax error (test line 1): Tag '{%' was not properly terminated with regexp: /\\%\\}/"],
  ['{% raw %}{{ x }}', "Liquid syntax error (test line 1): 'raw' tag was never closed"],
])('a template that cannot be parsed prints its error: %s', (template, expected) => {
  expect(render(template)).toBe(expected);
});

test('an unexpected error of an object is printed in place and reported to the host', () => {
  const warnings: string[] = [];
  const engine = createEngine();
  const globals = {
    get bad(): string {
      throw new TypeError('of the host');
    },
  };
  const html = engine.render(engine.parse('a{{ bad }}b', 'sections/x'), {
    globals,
    services: testServices({}, warnings),
  });
  expect(html).toBe('aLiquid error (sections/x line 1): internalb');
  expect(warnings[0]).toContain('of the host');
});

test('equal sources are parsed once by path', () => {
  const engine = createEngine();
  expect(engine.parse('a', 'snippets/a')).toBe(engine.parse('a', 'snippets/a'));
  expect(engine.parse('a', 'snippets/a')).not.toBe(engine.parse('b', 'snippets/a'));
  expect(engine.parse('a', 'snippets/a')).not.toBe(engine.parse('a', 'snippets/b'));
});

test('scope is the template’s alone, globals are everyone’s', () => {
  const engine = createEngine();
  const services = testServices({ template: () => '[{{ own }}{{ shared }}]' });
  const template = engine.parse("{{ own }}{{ shared }}{% render 'a' %}{% include 'a' %}", 'sections/x');
  expect(engine.render(template, { globals: { shared: 'g' }, scope: { own: 's' }, services })).toBe('sg[g][sg]');
});

/** Templates that would take the host down without limits: each must end within the budget. */
test.each([
  ['{% for i in (1..100000000) %}{{ i }}{% endfor %}'],
  ["{% assign s = 'xxxxxxxxxx' %}{% for i in (1..100) %}{% assign s = s | append: s %}{% endfor %}{{ s | size }}"],
  [
    "{% assign a = 'a,b' | split: ',' %}{% for i in (1..100) %}{% assign a = a | concat: a %}{% endfor %}{{ a | size }}",
  ],
  ['{% for a in (1..9999) %}{% for b in (1..9999) %}{% for c in (1..9999) %}{% endfor %}{% endfor %}{% endfor %}'],
  [
    '{% capture s %}{% for i in (1..90000) %}0123456789012345678901234567890123456789{% endfor %}{% endcapture %}{% for i in (1..999) %}{{ s }}{% endfor %}',
  ],
  ['{{ (1..999999999) | join }}'],
  ['{% tablerow i in (1..999999999) cols: 1 %}{% endtablerow %}'],
])('%s', (template) => {
  const engine = createEngine();
  const budget = new RenderBudget({ steps: 200_000, memory: 2_000_000, time: 2000 });
  const started = process.cpuUsage();
  const html = engine.render(engine.parse(template, 'x'), { globals: {}, services: testServices(), budget });
  expect(html).toMatch(/limits? exceeded/);
  // Of the processor: other work of the machine does not count.
  expect(process.cpuUsage(started).user / 1000).toBeLessThan(3000);
});

test('a snippet that renders itself ends', () => {
  expect(render("{% render 'a' %}", { 'snippets/a': "{% render 'a' %}" })).toContain('Nesting too deep');
  expect(render("{% include 'a' %}", { 'snippets/a': "{% include 'a' %}" })).toContain('Nesting too deep');
});

test('a thousand nested blocks are refused, not a crash', () => {
  const template = `${'{% if true %}'.repeat(1000)}x${'{% endif %}'.repeat(1000)}`;
  expect(render(template)).toBe('Liquid error: Nesting too deep');
});

test('all renders of a page share one budget', () => {
  const engine = createEngine();
  const budget = new RenderBudget({ steps: 1000 });
  const template = engine.parse('{% for i in (1..300) %}{{ i }}{% endfor %}', 'x');
  const request = { globals: {}, services: testServices(), budget };
  expect(engine.render(template, request)).toMatch(/300$/);
  expect(engine.render(template, request)).toMatch(/Render limit exceeded$/);
});

test('the same warning is reported once per page, and the number of warnings is bounded', () => {
  const warnings: string[] = [];
  const engine = createEngine();
  const services = testServices({}, warnings);
  const render = (source: string) => engine.render(engine.parse(source, 'x'), { globals: {}, services });
  render('{% for i in (1..500) %}{{ i | unheard_of }}{{ i | divided_by: 0 }}{% endfor %}');
  expect(warnings).toEqual(['Unknown filter unheard_of in x line 1', 'Liquid error (x line 1): divided by 0']);
  warnings.length = 0;
  render(Array.from({ length: 500 }, () => '{{ 1 | divided_by: 0 }}').join('\n'));
  expect(warnings).toHaveLength(100);
});
