import { expect, test } from 'vitest';
import { createLiquid } from '../index.ts';

const liquid = createLiquid({ compileAfter: 0 });
const MANY = 5000;

function rendered(template: string): string {
  return liquid.render(liquid.parse(template), { host: undefined, globals: { x: MANY - 1, list: [1, 2] } });
}

function many(part: (index: number) => string): string[] {
  return Array.from({ length: MANY }, (_, index) => part(index));
}

test('one tag with thousands of conditions', () => {
  expect(rendered(`{% if ${many((index) => `x == ${index}`).join(' or ')} %}a{% else %}b{% endif %}`)).toBe('a');
  expect(rendered(`{% if ${many((index) => `x != ${index}`).join(' and ')} %}a{% else %}b{% endif %}`)).toBe('b');
});

test('thousands of branches, of which one is rendered', () => {
  const branches = many((index) => `{% elsif x == ${index} %}${index}`).join('');
  expect(rendered(`{% if x == -1 %}a${branches}{% else %}b{% endif %}`)).toBe(String(MANY - 1));
  expect(rendered(`{% if x == -1 %}a${branches.replaceAll('x', 'y')}{% else %}b{% endif %}`)).toBe('b');
  // The last branch is the one that matches, and ends the loop.
  const loop = `{% for i in list %}{% if x == -1 %}${branches}{% break %}{% endif %}{{ i }}{% endfor %}`;
  expect(rendered(loop)).toBe(String(MANY - 1));
  expect(rendered(loop.replaceAll('x ==', 'y =='))).toBe('12');
});

test('one value with thousands of filters', () => {
  expect(rendered(`{{ 0${' | plus: 1'.repeat(MANY)} }}`)).toBe(String(MANY));
  expect(rendered(`{% assign n = x${' | minus: 1'.repeat(MANY)} %}{{ n }}`)).toBe('-1');
});

test('conditions are grouped to the right', () => {
  for (let values = 0; values < 16; values++) {
    const [a, b, c, d] = [1, 2, 4, 8].map((bit) => (values & bit) > 0);
    expect(rendered(`{% if ${a} and ${b} or ${c} and ${d} %}y{% else %}n{% endif %}`)).toBe(
      a && (b || (c && d)) ? 'y' : 'n',
    );
    expect(rendered(`{% if ${a} or ${b} and ${c} or ${d} %}y{% else %}n{% endif %}`)).toBe(
      a || (b && (c || d)) ? 'y' : 'n',
    );
    expect(rendered(`{% if ${a} and ${b} and ${c} or ${d} %}y{% else %}n{% endif %}`)).toBe(
      a && b && (c || d) ? 'y' : 'n',
    );
  }
});
