import { expect, test } from 'vitest';
import { taggedTestsOf } from './tagged-tests.ts';

const found = (source: string) =>
  taggedTestsOf('a.test.tsx', source).map(({ title, rules }) => `${title}: ${rules.join(' ')}`);

test('tests of Vitest and of Playwright name rules by their tags', () => {
  expect(found(`test('one', { tags: ['cart-1', 'cart-2'] }, () => {});`)).toEqual(['one: cart-1 cart-2']);
  expect(found(`it("two", { timeout: 5, tags: 'cart-3' }, () => {});`)).toEqual(['two: cart-3']);
  expect(found(`test('three', { tag: ['@phone', '@cart-4'] }, async ({ page }) => {});`)).toEqual(['three: cart-4']);
});

test('so do tables of tests, groups, and tests within groups and loops', () => {
  expect(found(`test.each([1])('of %i', { tags: ['cart-1'] }, (n) => {});`)).toEqual(['of %i: cart-1']);
  expect(found(`test.each\`a\`('of $a', { tags: ['cart-1'] }, (n) => {});`)).toEqual(['of $a: cart-1']);
  expect(found(`describe('a', { tags: ['cart-1'] }, () => { it('b', { tags: ['cart-2'] }, () => {}); });`)).toEqual([
    'a: cart-1',
    'b: cart-2',
  ]);
  const loop = `for (const n of [1]) test.describe(\`it’s \${n}\`, { tag: ['@cart-9'] }, () => <p />);`;
  expect(found(loop)).toEqual([`it’s \${n}: cart-9`]);
});

test('tags shaped like a rule id are returned, whether or not the rule exists; other tags are not', () => {
  expect(found(`test('a', { tags: ['cart-01', 'x-99', 'cart-x'] }, () => {});`)).toEqual(['a: cart-01 x-99']);
});

test('calls that are not tests, and tests without a tag, skipped or expected to fail, cover no rule', () => {
  const sources = [
    `test('a', () => {}, 5);`,
    `test('a', { tags: ['slow'] }, () => {});`,
    `render('a', { tags: ['cart-1'] });`,
    `// test('a', { tags: ['cart-1'] }, () => {});`,
    `const text = "test('a', { tags: ['cart-1'] }, () => {});";`,
    ...['skip', 'todo', 'fixme', 'fails', 'fail', 'skip.each([1])'].map(
      (mark) => `test.${mark}('a', { tags: ['cart-1'] }, () => {});`,
    ),
  ];
  for (const source of sources) expect({ source, found: found(source) }).toEqual({ source, found: [] });
});

test('a tag that is no plain string is refused, and so is what does not parse', () => {
  expect(() => found(`test('a', { tags: [TAG] }, () => {});`)).toThrow('a.test.tsx: write the tags of "a" as plain');
  expect(() => found(`test('a', { tags: [...TAGS] }, () => {});`)).toThrow('as plain strings');
  expect(() => found(`test('a', {`)).toThrow('a.test.tsx: ');
});
