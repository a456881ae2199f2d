import { expect, test } from 'vitest';
import { mailTexts } from './mail-texts.ts';
import type { MailTexts } from './texts.ts';

const shop = (primary: string) => ({
  locales: ['en', 'fr', 'de'].map((isoCode) => ({
    isoCode,
    name: isoCode,
    endonymName: isoCode,
    primary: isoCode === primary,
  })),
});

/** Every sentence of a language by its path, functions called with words that can be told again. */
function sentences(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return sentences(value('ONE', 'TWO'), path);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => sentences(inner, path === '' ? key : `${path}.${key}`));
}

const asMap = (texts: MailTexts) => new Map(sentences(texts));
const english = asMap(mailTexts(shop('en'), 'en'));
const french = asMap(mailTexts(shop('en'), 'fr-CA'));

test('French says everything that English says, with the same names and amounts, in other words', () => {
  expect([...french.keys()]).toEqual([...english.keys()]);
  const same = [...english].filter(([path, text]) => french.get(path) === text).map(([path]) => path);
  // "Total" is the same word; a tax nobody knows keeps its name.
  expect(same).toEqual(['confirmation.total', 'confirmation.tax']);
  for (const [path, text] of english) {
    const placeholders = (words = '') => ['ONE', 'TWO'].filter((word) => words.includes(word));
    expect({ path, told: placeholders(french.get(path)) }).toEqual({ path, told: placeholders(text) });
  }
});

test('French is set as French is: its own apostrophes, spaces before what is high', () => {
  for (const [path, text] of french) {
    expect({ path, straight: text.includes("'") }).toEqual({ path, straight: false });
    expect({ path, tight: /[^\s ][:;?!](\s|$)/.test(text) }).toEqual({ path, tight: false });
  }
});

test('an unknown language is answered in that of the shop, and one without words in English', () => {
  expect(mailTexts(shop('fr'), '').language).toBe('fr');
  expect(mailTexts(shop('fr'), 'de').language).toBe('fr');
  expect(mailTexts(shop('de'), 'de').language).toBe('en');
});
