import { expect, test } from 'vitest';
import { taggedTestsOf } from './tagged-tests.ts';

const found = (source: string) =>
  taggedTestsOf('a.test.tsx', source).map(({ title, rules }) => `${title}: ${rules.join(' ')}`);

test('tests of Vitest and of Playwright name rules by their tags', () => {
  expect(found(`test('one', { tags: ['spec-1', 'spec-2'] }, () => {});`)).toEqual(['one: 1 2']);
  expect(found(`it("two", { timeout: 5, tags: 'spec-3' }, () => {});`)).toEqual(['two: 3']);
  expect(found(`test('three', { tag: ['@phone', '@spec-4'] }, async ({ page }) => {});`)).toEqual(['three: 4']);
});

test('so do tables of tests, groups, and tests within groups and loops', () => {
  expect(found(`test.each([1])('of %i', { tags: ['spec-1'] }, (n) => {});`)).toEqual(['of %i: 1']);
  expect(found(`test.each\`a\`('of $a', { tags: ['spec-1'] }, (n) => {});`)).toEqual(['of $a: 1']);
  expect(found(`describe('a', { tags: ['spec-1'] }, () => { it('b', { tags: ['spec-2'] }, () => {}); });`)).toEqual([
    'a: 1',
    'b: 2',
  ]);
  const loop = `for (const n of [1]) test.describe(\`it’s \${n}\`, { tag: ['@spec-9'] }, () => <p />);`;
  expect(found(loop)).toEqual([`it’s \${n}: 9`]);
});

test('a name that is no number is given as it is', () => {
  expect(found(`test('a', { tags: ['spec-01', 'spec-x'] }, () => {});`)).toEqual(['a: 01 x']);
});

test('what is no test, has no tag, does not run or is expected to fail shows nothing', () => {
  const sources = [
    `test('a', () => {}, 5);`,
    `test('a', { tags: ['slow'] }, () => {});`,
    `render('a', { tags: ['spec-1'] });`,
    `// test('a', { tags: ['spec-1'] }, () => {});`,
    `const text = "test('a', { tags: ['spec-1'] }, () => {});";`,
    ...['skip', 'todo', 'fixme', 'fails', 'fail', 'skip.each([1])'].map(
      (mark) => `test.${mark}('a', { tags: ['spec-1'] }, () => {});`,
    ),
  ];
  for (const source of sources) expect({ source, found: found(source) }).toEqual({ source, found: [] });
});

test('a tag that is no plain string is refused, and so is what does not parse', () => {
  expect(() => found(`test('a', { tags: [TAG] }, () => {});`)).toThrow('a.test.tsx: write the tags of "a" as plain');
  expect(() => found(`test('a', { tags: [...TAGS] }, () => {});`)).toThrow('as plain strings');
  expect(() => found(`test('a', {`)).toThrow('a.test.tsx: ');
});
