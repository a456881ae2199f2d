import { expect, test } from 'vitest';
// Recorded from the runners themselves, with what nobody reads left away.
import browser from './fixtures/e2e.json' with { type: 'json' };
import unit from './fixtures/unit.json' with { type: 'json' };
import { passedInBrowser, passedInUnit } from './passed.ts';

test('unit tests count when they passed, with the tags of their group too', () => {
  expect(unit.testResults[0]?.assertionResults.map(({ status }) => status)).toContain('skipped');
  expect(new Set(passedInUnit(unit))).toEqual(new Set(['cart-1', 'cart-2', 'cart-5', 'cart-6']));
});

test('browser tests count when they passed in at least one project, on any attempt', () => {
  expect(passedInBrowser({ specs: [], suites: browser.suites })).toEqual([
    'cart-1',
    'phone',
    'cart-4',
    'cart-7',
    'cart-5',
  ]);
});
