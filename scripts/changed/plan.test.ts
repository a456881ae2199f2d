import { expect, test } from 'vitest';
import { browserTests } from './browser-tests.ts';
import { planOf } from './plan.ts';

const LIMITS = { unitFiles: 2, browserTests: 2 };
const BAG = browserTests(
  'e2e/tests/cart/bag.spec.ts',
  `test('counts', { tag: ['@cart-1', '@cart-12'] }, async () => {});
test("removes", { tag: '@cart-1' }, async () => {});
test('returns', async () => {});`,
);
const HOME = browserTests('e2e/tests/content/home.spec.ts', `test('opens', { tag: '@cart-2' }, async () => {});`);
const RULES = [
  { id: 'cart-1', text: '', files: ['packages/storefront/src/Cart.tsx'] },
  { id: 'cart-2', text: '', files: ['packages/storefront/src/Home.tsx'] },
];
const plan = (distances: Record<string, number>, limits = LIMITS) =>
  planOf(new Map(Object.entries(distances)), RULES, [...BAG, ...HOME], limits);

test('the tests of a spec file are listed with the rules of their tags', () => {
  expect(BAG.map(({ rules }) => rules)).toEqual([['cart-1', 'cart-12'], ['cart-1'], []]);
});

test('the nearest unit tests run, those in the folder of the change before others, and the rest is counted', () => {
  const { unit, left } = plan({ 'a/x/x.ts': 0, 'b/y.test.ts': 2, 'b/z.test.ts': 1, 'a/x/x.test.ts': 1, 'b/z.ts': 1 });
  expect(unit).toEqual(['a/x/x.test.ts', 'b/z.test.ts']);
  expect(left.unitFiles).toBe(1);
});

test('all changed unit tests run, however many', () => {
  const { unit } = plan({ 'a.test.ts': 0, 'b.test.ts': 0, 'c.test.ts': 0, 'd.test.ts': 1 });
  expect(unit.toSorted()).toEqual(['a.test.ts', 'b.test.ts', 'c.test.ts']);
});

test('browser tests are reached by the rules that live in a file reached', () => {
  const found = plan({ 'packages/storefront/src/Cart.tsx': 1 });
  const grep = new RegExp(found.grep);
  expect(found.browserTests).toBe(2);
  expect(grep.test(' desktop bag.spec.ts counts @cart-1 @cart-12')).toBe(true);
  expect(grep.test(' desktop bag.spec.ts returns')).toBe(false);
  expect(grep.test(' desktop home.spec.ts opens @cart-2')).toBe(false);
  expect(grep.test(' desktop home.spec.ts other @cart-12')).toBe(false);
});

test('browser tests over the limit are left out, the furthest first, and counted', () => {
  const found = plan({ 'packages/storefront/src/Cart.tsx': 1, 'packages/storefront/src/Home.tsx': 2 });
  expect(found.left.browserTests).toBe(1);
  expect(new RegExp(found.grep).test(' desktop home.spec.ts opens @cart-2')).toBe(false);
});

test('all tests of a spec file that has changed run', () => {
  const found = plan({ 'e2e/tests/cart/bag.spec.ts': 0 });
  expect(found.browserTests).toBe(3);
  expect(new RegExp(found.grep).test(' desktop bag.spec.ts returns')).toBe(true);
  expect(new RegExp(found.grep).test(' desktop home.spec.ts opens @cart-2')).toBe(false);
});

test('a change that no rule and no test refers to reaches no browser test', () => {
  expect(plan({ 'docs/apps.md': 0 })).toEqual({
    unit: [],
    grep: '',
    browserTests: 0,
    left: { unitFiles: 0, browserTests: 0 },
  });
});
