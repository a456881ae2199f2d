import { expect, test } from 'vitest';
import { coveragePage } from './page.ts';
import { type Coverage, coverageProblems } from './problems.ts';

const sections = [
  { heading: '§1. Routes', rules: [{ number: 1, rule: '`/` is home', files: ['home.json'] }] },
  { heading: '§2. Bag', rules: [{ number: 2, rule: 'Heading', files: ['Bag.tsx', 'bag.css'] }] },
];
const home = { path: 'a.test.ts', title: 'home', rules: ['1'] };
const bag = { path: 'b.spec.ts', title: 'bag', rules: ['2'] };

/** What is wrong where the page has been written from what else is given. */
function problems(given: Partial<Coverage>, least = 2): string[] {
  const coverage = { sections, tests: [home, bag], exists: () => true, ...given };
  return coverageProblems({ page: coveragePage(coverage.sections, coverage.tests), ...coverage }, least);
}

test('nothing is wrong where each rule has a test', () => {
  expect(problems({})).toEqual([]);
});

test('a rule without a test is wrong', () => {
  expect(problems({ tests: [home] })).toEqual(['rule 2 (Heading) has no test: tag the one that shows it with spec-2']);
});

test('a tag that names no rule is wrong', () => {
  expect(problems({ tests: [home, bag, { ...bag, rules: ['3', '02'] }] })).toEqual([
    'b.spec.ts "bag": spec-3 is no rule',
    'b.spec.ts "bag": spec-02 is no rule',
  ]);
});

test('a page that is older than the rules or the tests is wrong', () => {
  const page = coveragePage(sections, [home, { ...bag, title: 'its former title' }]);
  expect(problems({ page })).toEqual(['docs/coverage.md is out of date: run `npm run coverage`']);
  expect(problems({ page: '' })).toHaveLength(1);
});

test('a file that is not there is wrong', () => {
  expect(problems({ exists: (path) => path !== 'bag.css' })).toEqual(['rule 2: there is no bag.css']);
});

test('fewer rules than there were, a gap in their numbers, or one without a text or a file are wrong', () => {
  expect(problems({}, 3)).toEqual(['docs/spec-rules.json lists 2 rules; there were 3']);
  const broken = [{ heading: '§1', rules: [{ number: 2, rule: ' ', files: [] }] }];
  expect(problems({ sections: broken, tests: [bag] }, 1)).toEqual([
    'rule 2: rules are numbered from 1 without a gap',
    'rule 2 has no text',
    'rule 2 names no file it lives in',
  ]);
});
