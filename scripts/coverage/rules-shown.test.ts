import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rulesShown } from './rules-shown.ts';

const rules = [1, 2, 3, 4, 5, 6, 7].map((number) => ({ number, rule: `Rule ${number}`, files: [] }));
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
  expect(rulesShown(results, rules)).toEqual({ passed: 0, failed: 1 });
  expect(printed).toEqual(['rule 3 (Rule 3): none of its tests ran and passed; docs/coverage.md names them']);
  const shown = rules.filter(({ number }) => number !== 3);
  expect(rulesShown(results, shown)).toEqual({ passed: 1, failed: 0 });
});

test('a part whose report is missing or broken has shown nothing', () => {
  rmSync(join(results, 'unit.json'));
  expect(rulesShown(results, rules.slice(0, 2))).toEqual({ passed: 0, failed: 1 });
  expect(printed[0]).toMatch(/^unit\.json cannot be read: ENOENT/);
  expect(printed.slice(1)).toEqual([expect.stringMatching(/^rule 2 /)]);
  writeFileSync(join(results, 'e2e.json'), '{"suites":');
  expect(rulesShown(results, rules.slice(0, 1))).toEqual({ passed: 0, failed: 1 });
});

test('the rules are those of the specification unless others are given', () => {
  expect(rulesShown(results)).toEqual({ passed: 0, failed: 1 });
  expect(printed.join('\n')).toContain('rule 320 (In-store stock');
});
