import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './project.ts';

/** Rules of the specification. There may be more rows, never fewer. */
const LEAST = 320;
const OPEN = 'not yet';

interface Row {
  number: number;
  rule: string;
  livesIn: string;
  shownBy: string;
}

const page = readFileSync(join(root, 'docs/coverage.md'), 'utf8');
const rows: Row[] = page
  .split('\n')
  .filter((line) => /^\|\s*\d+\s*\|/.test(line))
  .map((line) => {
    const [number = '', rule = '', livesIn = '', shownBy = '', ...rest] = line.slice(1, -1).split('|');
    expect({ line, rest }).toEqual({ line, rest: [] });
    return { number: Number(number), rule: rule.trim(), livesIn: livesIn.trim(), shownBy: shownBy.trim() };
  });

/** `path` of each file named. */
const paths = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);

/** Each test named: its file, and the title as it stands there. */
const tests = (cell: string): { path: string; title: string }[] =>
  [...cell.matchAll(/`([^`]+)` "((?:[^"\\]|\\.)*)"/g)].map(([, path = '', title = '']) => ({
    path,
    title: title.replaceAll('\\"', '"'),
  }));

const text = new Map<string, string>();
function source(path: string): string {
  const known = text.get(path) ?? readFileSync(join(root, path), 'utf8');
  text.set(path, known);
  return known;
}

/** The title of a test or of a group of tests, in whatever quotes. */
const hasTitle = (path: string, title: string): boolean =>
  ["'", '"', '`'].some((quote) => {
    const written = title.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`);
    return (
      source(path).includes(`(${quote}${written}${quote}`) || source(path).includes(`  ${quote}${written}${quote},`)
    );
  });

test('every rule of the specification has its row, numbered from 1 without a gap', () => {
  expect(rows.length).toBeGreaterThanOrEqual(LEAST);
  expect(rows.map((row) => row.number)).toEqual(rows.map((_, index) => index + 1));
  expect(rows.filter((row) => row.rule === '')).toEqual([]);
  for (const section of [1, 2, 3, 4, 5, 6, 7, 8, 9]) expect(page).toContain(`## §${section}. `);
});

test('every row says where its rule lives and what shows it, or that it is not yet', () => {
  const odd = rows.filter(({ livesIn, shownBy }) =>
    livesIn === OPEN || shownBy === OPEN
      ? livesIn !== shownBy
      : paths(livesIn).length === 0 || tests(shownBy).length === 0 || tests(shownBy).length !== paths(shownBy).length,
  );
  expect(odd).toEqual([]);
});

test('every file named is there, and every test named is in its file', () => {
  const missing = rows.flatMap(({ number, livesIn, shownBy }) => [
    ...paths(livesIn)
      .filter((path) => !existsSync(join(root, path)))
      .map((path) => `${number}: ${path}`),
    ...tests(shownBy)
      .filter(({ path, title }) => !existsSync(join(root, path)) || !hasTitle(path, title))
      .map(({ path, title }) => `${number}: ${path} "${title}"`),
  ]);
  expect(missing).toEqual([]);
});

test('what shows a rule is a test', () => {
  const none = rows.flatMap(({ shownBy }) => tests(shownBy)).filter(({ path }) => !/\.(test|spec)\.tsx?$/.test(path));
  expect(none).toEqual([]);
});
