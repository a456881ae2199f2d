import type { Section } from './rules.ts';
import type { TaggedTest } from './tagged-tests.ts';

const HEAD = `# Coverage of the rules

One row for each rule of [rules.md](rules.md): the files it lives in, and the tests that show it. Written by \`npm run coverage\` from the
rules and the tags of the tests: change those, not this page.
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
    const rows = rules.map(({ id, text, files }) => {
      const shown = shownBy(tests.filter((test) => test.rules.includes(id)));
      const cells = [id, text, files.map((file) => `\`${file}\``).join(', '), shown];
      return `| ${cells.map(cell).join(' | ')} |`;
    });
    return ['', `## ${heading}`, '', '| | rule | lives in | shown by |', '|---|---|---|---|', ...rows, ''].join('\n');
  });
  return HEAD + tables.join('');
}
