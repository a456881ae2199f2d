import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readThemeTexts, stringsOf } from './theme-texts.ts';

let storefront: string;
beforeEach(() => {
  storefront = mkdtempSync(join(tmpdir(), 'vitrine-texts-'));
  write('theme/locales/en.default.json', { cart: { add: 'Add' }, size: { one: '{{ count }} size', other: 'sizes' } });
  write('theme/locales/fr.json', { cart: { add: 'Ajouter' } });
  write('theme/locales/en.default.schema.json', { cart: { name: 'Cart' } });
});
afterEach(() => rmSync(storefront, { recursive: true, force: true }));

function write(file: string, content: unknown): void {
  const path = join(storefront, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content, null, 2));
}

const problems = () =>
  readThemeTexts(storefront).problems.map(
    ({ file, line, column, message }) => `${file.slice(storefront.length + 1)}:${line}:${column ?? 0}: ${message}`,
  );

it('adds the texts of a folder to the locale file of each language', () => {
  write('src/sections/hero/texts.json', { en: { cart: { title: 'Bag' }, hero: 'Hello' }, fr: { hero: 'Bonjour' } });
  const texts = readThemeTexts(storefront);
  expect(texts.problems).toEqual([]);
  expect(texts.primary).toBe('en');
  expect(stringsOf(texts, 'en')).toEqual({
    'cart.add': 'Add',
    'cart.title': 'Bag',
    size: { one: '{{ count }} size', other: 'sizes' },
    hero: 'Hello',
  });
  expect([...texts.files].map(([path, text]) => [path, JSON.parse(text)])).toEqual([
    [
      'locales/en.default.json',
      {
        cart: { add: 'Add', title: 'Bag' },
        size: { one: '{{ count }} size', other: 'sizes' },
        hero: 'Hello',
      },
    ],
    ['locales/fr.json', { cart: { add: 'Ajouter' }, hero: 'Bonjour' }],
  ]);
  expect(texts.languages.get('fr')?.get('hero')).toEqual({
    value: 'Bonjour',
    file: join(storefront, 'src/sections/hero/texts.json'),
    line: 9,
    column: 5,
  });
});

it.each([
  [
    'a text of the theme',
    { cart: { add: 'Buy' } },
    "src/a/texts.json:4:7: 'cart.add' is also a text in theme/locales/en.default.json:3. Remove or rename one of the two",
  ],
  [
    'a text where the theme has a group',
    { cart: 'Bag' },
    "src/a/texts.json:3:5: 'cart' is also a group of texts in theme/locales/en.default.json:3. Remove or rename one of the two",
  ],
  [
    'a group where the theme has a text with plural forms',
    { size: { small: 'S' } },
    "src/a/texts.json:3:5: 'size' is also a text in theme/locales/en.default.json:5. Remove or rename one of the two",
  ],
])('refuses a key that is written twice: %s', (_, en, problem) => {
  write('src/a/texts.json', { en });
  expect(problems()).toEqual([problem]);
});

it('refuses a key in two folders, and names both', () => {
  write('src/a/texts.json', { en: { hero: 'Hello' } });
  write('src/b/c/texts.json', { en: { hero: 'Hello' } });
  expect(problems()).toEqual([
    "src/b/c/texts.json:3:5: 'hero' is also a text in src/a/texts.json:3. Remove or rename one of the two",
  ]);
});

it('refuses a language without a locale file in the theme', () => {
  write('src/a/texts.json', { de: { hero: 'Hallo' } });
  expect(problems()).toEqual([
    'src/a/texts.json:2:3: The theme has no language "de": there is no theme/locales/de.json. Add it, or remove these texts',
  ]);
});

it('reports a file that cannot be read, and a value that is no text', () => {
  write('src/a/texts.json', '{\n  "en": {\n    "a": ,\n  }\n}');
  write('src/b/texts.json', { en: { b: 7 } });
  expect(problems()).toEqual([
    'src/a/texts.json:3:0: This is no JSON. `,` begins no value',
    'src/b/texts.json:3:0: The text "b" is a string, not 7',
  ]);
});
