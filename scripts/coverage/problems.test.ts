import { expect, test } from 'vitest';
import { coveragePage } from './page.ts';
import { type Coverage, coverageProblems } from './problems.ts';

const sections = [
  { heading: 'Addresses', rules: [{ id: 'route-1', text: '`/` is home', files: ['home.json'] }] },
  { heading: 'Cart', rules: [{ id: 'cart-1', text: 'Heading', files: ['Bag.tsx', 'bag.css'] }] },
];
const home = { path: 'a.test.ts', title: 'home', rules: ['route-1'] };
const bag = { path: 'b.spec.ts', title: 'bag', rules: ['cart-1'] };

/** What is wrong where the page has been written from what else is given. */
function problems(given: Partial<Coverage>): string[] {
  const coverage = { sections, tests: [home, bag], citations: [], exists: () => true, ...given };
  return coverageProblems({ page: coveragePage(coverage.sections, coverage.tests), ...coverage });
}

test('no problem is reported when each rule has a test', () => {
  expect(problems({})).toEqual([]);
});

test('a rule without a test is reported', () => {
  expect(problems({ tests: [home] })).toEqual([
    'rule cart-1 (Heading) has no test: tag the one that shows it with cart-1',
  ]);
});

test('a tag that names no rule is reported', () => {
  expect(problems({ tests: [home, bag, { ...bag, rules: ['cart-3', 'cart-01'] }] })).toEqual([
    'b.spec.ts "bag": cart-3 is no rule',
    'b.spec.ts "bag": cart-01 is no rule',
  ]);
});

test('a page that is older than the rules or the tests is reported', () => {
  const page = coveragePage(sections, [home, { ...bag, title: 'its former title' }]);
  expect(problems({ page })).toEqual(['docs/coverage.md is out of date: run `npm run coverage`']);
  expect(problems({ page: '' })).toHaveLength(1);
});

test('a missing file is reported', () => {
  expect(problems({ exists: (path) => path !== 'bag.css' })).toEqual(['rule cart-1: there is no bag.css']);
});

test('a citation that names no rule is reported', () => {
  expect(problems({ citations: [{ path: 'cart.ts', rules: ['cart-1', 'cart-9'] }] })).toEqual([
    'cart.ts cites cart-9, which is no rule',
  ]);
});
