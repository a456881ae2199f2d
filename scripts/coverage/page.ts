import type { Section } from './rules.ts';
import type { TaggedTest } from './tagged-tests.ts';

const HEAD = `# Coverage of the specification

One row per rule of the specification: where it lives, and which tests show it: their file and their titles. Written by
\`npm run coverage\` from the rules (\`spec-rules.json\`) and from the tags of the tests: change those, not this page.
`;

/** Text inside a cell of a table. */
const cell = (text: string): string => text.replaceAll('|', '\\|');

/** A file and the tests in it, for each file. */
function shownBy(tests: TaggedTest[]): string {
  const titles = new Map<string, string[]>();
  for (const { path, title } of tests) titles.set(path, [...(titles.get(path) ?? []), `"${title}"`]);
  return [...titles].map(([path, list]) => `\`${path}\` ${list.join(', ')}`).join('<br>');
}

/** docs/coverage.md: the rules of `sections`, each with those of `tests` that name it. */
export function coveragePage(sections: Section[], tests: TaggedTest[]): string {
  const tables = sections.map(({ heading, rules }) => {
    const rows = rules.map(({ number, rule, files, note }) => {
      const shown = shownBy(tests.filter((test) => test.rules.includes(String(number))));
      const said = note ? `${rule}<br>**Note:** ${note}` : rule;
      const cells = [String(number), said, files.map((file) => `\`${file}\``).join(', '), shown];
      return `| ${cells.map(cell).join(' | ')} |`;
    });
    return ['', `## ${heading}`, '', '| | rule | lives in | shown by |', '|---|---|---|---|', ...rows, ''].join('\n');
  });
  return HEAD + tables.join('');
}
