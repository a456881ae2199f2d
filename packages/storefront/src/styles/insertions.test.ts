import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '..');

/** `* + a`: any element, followed by one that depends on it. */
const ANY_SIBLING = /\*(?![\w-])[^{},>()]*?[+~]/;

/** Selectors that make a browser compute the styles of a whole page again wherever an element is put into it. */
const slow = (css: string): string[] =>
  [...css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/(?<=^|[{};])([^{};@]+)\{/g)].flatMap(([, selector = '']) =>
    ANY_SIBLING.test(selector) ? [selector.trim()] : [],
  );

test('the test finds an element after any other', () => {
  expect(slow('a { color: red } .prose > * + * { margin: 0 }')).toEqual(['.prose > * + *']);
  expect(slow('@media print { * ~ .a { margin: 0 } }')).toEqual(['* ~ .a']);
  expect(slow('.a:checked + * { width: calc(1px * 2 + 1px) } .b > * { margin: 0 }')).toEqual([]);
});

test('an element that is put into a page leaves the styles of the others alone', () => {
  const found = globSync('**/*.css', { cwd: src }).flatMap((file) =>
    slow(readFileSync(join(src, file), 'utf8')).map((selector) => `${file}: ${selector}`),
  );
  expect(found).toEqual([]);
});
