import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BROKEN, type Count } from '../testing/count.ts';
import { passedInBrowser, passedInUnit } from './passed.ts';
import { type Rule, readSections } from './rules.ts';

/** The rules none of whose tests is among those that passed. `passed` holds their tags. */
export function rulesNotShown(rules: Rule[], passed: string[]): Rule[] {
  const shown = new Set(passed);
  return rules.filter(({ id }) => !shown.has(id));
}

/** The tags of the tests that passed, from the reports of Vitest and of Playwright in the folder `results`. Throws where one cannot be read. */
function passedIn(results: string): string[] {
  const read = (file: string) => JSON.parse(readFileSync(join(results, file), 'utf8'));
  return [...passedInUnit(read('unit.json')), ...passedInBrowser({ specs: [], ...read('e2e.json') })];
}

/**
 * Whether a whole run, whose reports are in the folder `results`, has shown every rule of the product: prints each rule
 * none of whose tests ran and passed. Counts as one check, which fails too where a report is missing or broken.
 */
export function rulesShown(results: string, rules: Rule[] = readSections().flatMap((section) => section.rules)): Count {
  try {
    const missing = rulesNotShown(rules, passedIn(results));
    for (const { id, text } of missing)
      console.error(`rule ${id} (${text}): none of its tests ran and passed; docs/coverage.md names them`);
    return missing.length === 0 ? { passed: 1, failed: 0, skipped: 0 } : BROKEN;
  } catch (error) {
    console.error(`What the tests show is not known: ${error instanceof Error ? error.message : error}`);
    return BROKEN;
  }
}
