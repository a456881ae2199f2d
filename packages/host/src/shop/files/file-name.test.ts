import { expect, test } from 'vitest';
import { cleanFileName, numberedName } from './file-name.ts';

test.each([
  ['hero.webp', 'hero.webp'],
  ['Été Dress (1).JPG', 'ete-dress-1.jpg'],
  ['C:\\pictures\\Look_2.PNG', 'look_2.png'],
  ['../../secret.png', 'secret.png'],
  ['   .webp', 'file.webp'],
  ['絹.mp4', 'file.mp4'],
  ['.htaccess', 'htaccess'],
  ['a.tar.gz', 'a-tar.gz'],
  [`${'x'.repeat(300)}.gif`, `${'x'.repeat(100)}.gif`],
])('%s is %s', (name, expected) => {
  expect(cleanFileName(name)).toBe(expected);
});

test('a name that is taken gets a number before its extension', () => {
  expect([0, 1, 12].map((number) => numberedName('hero.webp', number))).toEqual([
    'hero.webp',
    'hero-1.webp',
    'hero-12.webp',
  ]);
});
