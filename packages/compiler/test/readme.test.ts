import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { native } from './native.ts';
import { namedBlocks } from './readme/blocks.ts';

const { phases } = native<typeof import('./readme/phases.ts')>('./readme/phases.ts');

const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
const shown = namedBlocks(readme);
const made = phases();

describe('the README of the package', () => {
  test('shows every phase once, in order', () => {
    expect(shown.map(([name]) => name)).toEqual(Object.keys(made));
  });
  // Where one fails, write the values anew with `node packages/compiler/test/readme/write.ts`, and read the page again.
  test.each(shown)('shows the real value of: %s', (name, content) => {
    expect(content).toBe(made[name]);
  });
  test('ends with the same HTML of Liquid and of React', () => {
    expect(made.hydrated).toBe(made.html);
  });
});
