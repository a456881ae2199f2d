import type { Citation } from './citations.ts';
import { coveragePage } from './page.ts';
import type { Section } from './rules.ts';
import type { TaggedTest } from './tagged-tests.ts';

/** What the coverage of the rules is judged by. */
export interface Coverage {
  sections: Section[];
  tests: TaggedTest[];
  citations: Citation[];
  /** docs/coverage.md as it is committed. */
  page: string;
  /** Whether the project has a file of this path. */
  exists: (path: string) => boolean;
}

/** What is wrong with the coverage of the rules, one sentence each; empty where nothing is. */
export function coverageProblems({ sections, tests, citations, page, exists }: Coverage): string[] {
  const rules = sections.flatMap((section) => section.rules);
  const known = new Set(rules.map(({ id }) => id));
  const shown = new Set(tests.flatMap((test) => test.rules));
  const problems = [
    ...rules.flatMap(({ id, files }) =>
      files.filter((file) => !exists(file)).map((file) => `rule ${id}: there is no ${file}`),
    ),
    ...rules
      .filter(({ id }) => !shown.has(id))
      .map(({ id, text }) => `rule ${id} (${text}) has no test: tag the one that shows it with ${id}`),
    ...tests.flatMap(({ path, title, rules: named }) =>
      named.filter((id) => !known.has(id)).map((id) => `${path} "${title}": ${id} is no rule`),
    ),
    ...citations.flatMap(({ path, rules: cited }) =>
      cited.filter((id) => !known.has(id)).map((id) => `${path} cites ${id}, which is no rule`),
    ),
  ];
  if (page !== coveragePage(sections, tests)) problems.push('docs/coverage.md is out of date: run `npm run coverage`');
  return problems;
}
