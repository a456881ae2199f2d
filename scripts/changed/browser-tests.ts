import { posix } from 'node:path';

/** One browser test, or a group of them, as its source shows it. */
export interface BrowserTest {
  /** `e2e/tests/bag.spec.ts` */
  file: string;
  /** The rules it shows (docs/spec-rules.json). */
  rules: readonly number[];
}

const TEST = /\btest(?:\.describe)?\(\s*(?:(['"`])(?:\\.|(?!\1).)*\1|\w+)\s*,\s*(?:\{\s*tag:\s*(\[[^\]]*\]|'[^']*'))?/g;

/** The tests of one spec file, with the rules their tags name. */
export function browserTests(file: string, source: string): BrowserTest[] {
  return [...source.matchAll(TEST)].map(([, , tags = '']) => ({
    file,
    rules: [...tags.matchAll(/@spec-(\d+)/g)].map(([, number]) => Number(number)),
  }));
}

/**
 * The pattern for Playwright's `--grep` that finds the tests of some rules and all tests of some files; it is matched against a test's
 * project, file, titles and tags.
 */
export function grepOf(rules: Iterable<number>, files: Iterable<string>): string {
  const numbers = [...rules].join('|');
  const names = [...files].map((file) => posix.basename(file).replaceAll('.', '\\.'));
  return [
    ...(numbers ? [`@spec-(${numbers})(?!\\d)`] : []),
    ...(names.length ? [`(^|[ /])(${names.join('|')})( |$)`] : []),
  ].join('|');
}
