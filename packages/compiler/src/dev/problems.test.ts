import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { shownProblem } from './problems.ts';

let storefront: string;

function write(name: string, text: string): string {
  const path = join(storefront, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return path;
}

beforeEach(() => {
  storefront = realpathSync(mkdtempSync(join(tmpdir(), 'vitrine-texts-')));
});
afterEach(() => rmSync(storefront, { recursive: true }));

test('a problem is shown with its place and the lines around it', () => {
  const file = write('src/View.tsx', 'one\ntwo\nthree\nfour\nfive\nsix');
  expect(shownProblem({ file, line: 4, column: 2, message: 'Wrong' }, storefront)).toEqual({
    place: 'src/View.tsx:4:2',
    message: 'Wrong',
    frame: '  2 | two\n  3 | three\n> 4 | four\n    |  ^\n  5 | five\n  6 | six',
  });
  expect(shownProblem({ file: join(storefront, 'gone.ts'), line: 0, message: 'Wrong' }, storefront)).toEqual({
    place: 'gone.ts',
    message: 'Wrong',
    frame: '',
  });
});
