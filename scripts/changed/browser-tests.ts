import { posix } from 'node:path';

/** One browser test, or a group of them, as its source shows it. */
export interface BrowserTest {
  /** `e2e/tests/cart/bag.spec.ts` */
  file: string;
  /** The rules it shows (docs/rules.md). */
  rules: readonly string[];
}

const TEST = /\btest(?:\.describe)?\(\s*(?:(['"`])(?:\\.|(?!\1).)*\1|\w+)\s*,\s*(?:\{\s*tag:\s*(\[[^\]]*\]|'[^']*'))?/g;

/** The tests of one spec file, with the rules their tags name. */
export function browserTests(file: string, source: string): BrowserTest[] {
  return [...source.matchAll(TEST)].map(([, , tags = '']) => ({
    file,
    rules: [...tags.matchAll(/@([a-z]+-\d+)/g)].map(([, id = '']) => id),
  }));
}

/**
 * The pattern for Playwright's `--grep` that finds the tests of some rules and all tests of some files; it is matched against a test's
 * project, file, titles and tags.
 */
export function grepOf(rules: Iterable<string>, files: Iterable<string>): string {
  const ids = [...rules].join('|');
  const names = [...files].map((file) => posix.basename(file).replaceAll('.', '\\.'));
  return [...(ids ? [`@(${ids})(?!\\d)`] : []), ...(names.length ? [`(^|[ /])(${names.join('|')})( |$)`] : [])].join(
    '|',
  );
}
