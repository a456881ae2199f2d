import { coveragePage } from './page.ts';
import type { Section } from './rules.ts';
import type { TaggedTest } from './tagged-tests.ts';

/** Rules of the specification, with those beyond it. There may be more, never fewer. */
const LEAST = 327;

/** What the coverage of the specification is judged by. */
export interface Coverage {
  sections: Section[];
  tests: TaggedTest[];
  /** docs/coverage.md as it is committed. */
  page: string;
  /** Whether the project has a file of this path. */
  exists: (path: string) => boolean;
}

/** What is wrong with the coverage of the specification, one sentence each; empty where nothing is. */
export function coverageProblems({ sections, tests, page, exists }: Coverage, least: number = LEAST): string[] {
  const rules = sections.flatMap((section) => section.rules);
  const known = new Set(rules.map(({ number }) => String(number)));
  const shown = new Set(tests.flatMap((test) => test.rules));
  const problems = [
    ...(rules.length < least ? [`docs/spec-rules.json lists ${rules.length} rules; there were ${least}`] : []),
    ...rules
      .filter(({ number }, index) => number !== index + 1)
      .map(({ number }) => `rule ${number}: rules are numbered from 1 without a gap`),
    ...rules.filter(({ rule }) => !rule.trim()).map(({ number }) => `rule ${number} has no text`),
    ...rules.filter(({ files }) => files.length === 0).map(({ number }) => `rule ${number} names no file it lives in`),
    ...rules.flatMap(({ number, files }) =>
      files.filter((file) => !exists(file)).map((file) => `rule ${number}: there is no ${file}`),
    ),
    ...rules
      .filter(({ number }) => !shown.has(String(number)))
      .map(({ number, rule }) => `rule ${number} (${rule}) has no test: tag the one that shows it with spec-${number}`),
    ...tests.flatMap(({ path, title, rules: named }) =>
      named.filter((name) => !known.has(name)).map((name) => `${path} "${title}": spec-${name} is no rule`),
    ),
  ];
  if (page !== coveragePage(sections, tests)) problems.push('docs/coverage.md is out of date: run `npm run coverage`');
  return problems;
}
