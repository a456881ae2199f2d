import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { shownProblem } from './problems.ts';
import { textProblems } from './text-problems.ts';

let storefront: string;

function write(name: string, text: string): string {
  const path = join(storefront, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return path;
}

const view = (key: string): string =>
  `import { t } from '@vitrine/compiler/view.ts';\n\nexport const View = () => <p>{t('${key}')}</p>;\n`;

beforeEach(() => {
  storefront = realpathSync(mkdtempSync(join(tmpdir(), 'vitrine-texts-')));
  write('theme/locales/en.default.json', '{ "a": { "b": "B" } }');
});
afterEach(() => rmSync(storefront, { recursive: true }));

test('a text that is missing is found with its line, until the source or the locale has changed', () => {
  const file = write('src/View.tsx', view('a.c'));
  write('src/View.test.tsx', view('a.d'));
  const find = textProblems(storefront);
  expect(find([])).toEqual([{ file, line: 3, message: expect.stringContaining("There is no text for t('a.c')") }]);
  write('src/View.tsx', view('a.b'));
  expect(find([file])).toEqual([]);
  write('src/View.tsx', view('a.c'));
  expect(find([file])).toHaveLength(1);
  write('theme/locales/en.default.json', '{ "a": { "c": "C" } }');
  expect(find([])).toEqual([]);
  write('src/View.tsx', view('a.b'));
  expect(find([file])).toHaveLength(1);
  rmSync(file);
  expect(find([file])).toEqual([]);
});

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
