import { merchantFiles } from '@vitrine/compiler/merchant-files.ts';
import { MODES, refusedByReference, whyNoReference } from '@vitrine/compiler/upload/reference.ts';
import { readThemeFiles } from '@vitrine/compiler/upload/theme-files.ts';
import { validateTheme } from '@vitrine/compiler/upload/validate.ts';
import { expect, test } from 'vitest';
import { NOT_FOR_MERCHANTS } from '../../../scripts/tasks/theme.ts';
import { builtTheme } from './demo-shop.ts';

const theme = builtTheme();
const files = readThemeFiles(theme);

test('the platform takes the theme', { tags: ['shop-10'] }, () => {
  expect(validateTheme(files)).toEqual([]);
});

test.for(MODES)('Ruby Liquid takes every file, parsing it %s', (mode, { skip }) => {
  const why = whyNoReference();
  if (why !== undefined) skip(why);
  expect([...refusedByReference(theme, mode)]).toEqual([]);
});

test('a merchant gets all of it but the style guide', () => {
  const merchant = merchantFiles(files, NOT_FOR_MERCHANTS);
  expect(
    [...files.keys()].filter((path) => !merchant.has(path)).map((path) => path.replace(/-[\w-]{7}\.js$/, '')),
  ).toEqual(
    expect.arrayContaining([
      'assets/styleguide-cards',
      'assets/styleguide-parts',
      'sections/styleguide-cards.liquid',
      'sections/styleguide-parts.liquid',
      'sections/styleguide.liquid',
      'templates/page.styleguide.json',
    ]),
  );
  expect([...merchant.keys()].filter((path) => path.includes('styleguide'))).toEqual([]);
  expect(String(merchant.get('snippets/vitrine-head.liquid'))).not.toContain('styleguide');
  expect(validateTheme(merchant)).toEqual([]);
  // What any other script imports is there.
  const imported = [...merchant].flatMap(([path, content]) =>
    path.endsWith('.js')
      ? [...String(content).matchAll(/["'`]\.\/([\w-]+\.js)["'`]/g)].map((found) => found[1] ?? '')
      : [],
  );
  expect(
    [...new Set(imported)].filter((name) => !merchant.has(`assets/${name}`) && !name.startsWith('styleguide-')),
  ).toEqual([]);
});
