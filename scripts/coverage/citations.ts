import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { root } from '../project.ts';

/** A file that cites rules in its comments or its text. */
export interface Citation {
  /** From the project's root, with slashes. */
  path: string;
  /** `['cart-7', 'cart-9']` */
  rules: string[];
}

const CITATION = /\brules? ((?:`?[a-z]+-\d+`?)(?:(?:,| and|,? or| to) `?[a-z]+-\d+`?)*)/g;

/** The ids that a text cites, as `rule cart-7` or `rules cart-7, cart-9`, once each. */
export function citedIn(text: string): string[] {
  return [...new Set([...text.matchAll(CITATION)].flatMap(([, ids = '']) => ids.match(/[a-z]+-\d+/g) ?? []))];
}

/** The project's files that cite rules, by path. */
export function citations(): Citation[] {
  return globSync('{bench,campaigns,docs,e2e,packages,scripts,shop}/**/*.{ts,tsx,css,liquid,md}', {
    cwd: root,
    exclude: ['**/node_modules', '**/dist', 'docs/coverage.md', 'docs/rules.md', 'scripts/coverage'],
  })
    .map((path) => path.split(sep).join('/'))
    .sort()
    .map((path) => ({ path, rules: citedIn(readFileSync(join(root, path), 'utf8')) }))
    .filter(({ rules }) => rules.length > 0);
}
