import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { passedInBrowser, passedInUnit } from './passed.ts';
import { type Rule, readSections } from './rules.ts';

/** The rules none of whose tests is among those that passed. `passed` holds their tags, as `spec-25`. */
export function rulesNotShown(rules: Rule[], passed: string[]): Rule[] {
  const shown = new Set(passed);
  return rules.filter(({ number }) => !shown.has(`spec-${number}`));
}

/**
 * Whether a whole run has shown every rule of the specification: prints each rule none of whose tests ran and passed.
 * Reads `unit.json` of Vitest and `e2e.json` of Playwright in the folder `results`; where one cannot be read, that part
 * has shown nothing. Resolves as one check: `{ passed: 1, failed: 0 }`, or the other way round.
 */
export function rulesShown(results: string, rules: Rule[] = readSections().flatMap((section) => section.rules)) {
  const read = (file: string, tags: (text: string) => string[]): string[] => {
    try {
      return tags(readFileSync(join(results, file), 'utf8'));
    } catch (error) {
      console.error(`${file} cannot be read: ${error instanceof Error ? error.message : error}`);
      return [];
    }
  };
  const missing = rulesNotShown(rules, [
    ...read('unit.json', (text) => passedInUnit(JSON.parse(text))),
    ...read('e2e.json', (text) => passedInBrowser({ specs: [], ...JSON.parse(text) })),
  ]);
  for (const { number, rule } of missing)
    console.error(`rule ${number} (${rule}): none of its tests ran and passed; docs/coverage.md names them`);
  return missing.length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
