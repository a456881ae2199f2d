import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BROKEN } from '../testing/count.ts';
import { rulesShown } from './rules-shown.ts';

const rules = [1, 2, 3, 4, 5, 6, 7].map((number) => ({ id: `cart-${number}`, text: `Rule ${number}`, files: [] }));
let results: string;
let printed: string[];

beforeEach(() => {
  results = mkdtempSync(join(tmpdir(), 'vitrine-results-'));
  cpSync(join(import.meta.dirname, 'fixtures'), results, { recursive: true });
  printed = [];
  vi.spyOn(console, 'error').mockImplementation((line) => printed.push(line));
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(results, { recursive: true });
});

test('a run shows a rule by a unit test or a browser test that passed; a rule without one fails it', () => {
  expect(rulesShown(results, rules)).toEqual(BROKEN);
  expect(printed).toEqual(['rule cart-3 (Rule 3): none of its tests ran and passed; docs/coverage.md names them']);
  const shown = rules.filter(({ id }) => id !== 'cart-3');
  expect(rulesShown(results, shown)).toEqual({ passed: 1, failed: 0, skipped: 0 });
});

test.each([
  ['unit.json', '{"testResults":'],
  ['e2e.json', '{}'],
])('where %s is missing or broken nothing is shown', (file, broken) => {
  const shown = rules.filter(({ id }) => id !== 'cart-3');
  rmSync(join(results, file));
  expect(rulesShown(results, shown)).toEqual(BROKEN);
  writeFileSync(join(results, file), broken);
  expect(rulesShown(results, shown)).toEqual(BROKEN);
  expect(printed[0]).toContain(`What the tests show is not known: ENOENT`);
});

test('the rules are those of docs/rules.md unless others are given', () => {
  expect(rulesShown(results)).toEqual(BROKEN);
  expect(printed.join('\n')).toContain('rule product-23 (Stock in stores');
});
