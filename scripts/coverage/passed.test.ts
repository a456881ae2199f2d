import { expect, test } from 'vitest';
// Recorded from the runners themselves, with what nobody reads left away.
import browser from './fixtures/e2e.json' with { type: 'json' };
import unit from './fixtures/unit.json' with { type: 'json' };
import { passedInBrowser, passedInUnit } from './passed.ts';

test('of unit tests those count that passed, with the tags of their group', () => {
  expect(unit.testResults[0]?.assertionResults.map(({ status }) => status)).toContain('skipped');
  expect(new Set(passedInUnit(unit))).toEqual(new Set(['spec-1', 'spec-2', 'spec-5', 'spec-6']));
});

test('of browser tests those count that passed in one project at least, were it at the second try', () => {
  expect(passedInBrowser({ specs: [], suites: browser.suites })).toEqual([
    'spec-1',
    'phone',
    'spec-4',
    'spec-7',
    'spec-5',
  ]);
});
