import { fold } from '../fold.ts';

/** Longer queries are pasted text, not searches. */
const MAX_WORDS = 12;
const MAX_WORD = 40;
/** Characters of a word that are indexed: more than a query's word has, and few enough for any database's index. */
const MOST_INDEXED = 100;

/** Stop words of the languages that shops are most often translated to. Folded. */
const STOP_WORDS = new Set(
  (
    'a an and any are at by for from in is it my of on or our some that the this to with without you your ' +
    'au aux avec dans de des du en et la le les ou par pour sans sur un une'
  ).split(' '),
);

/** Splits a text as the index does: folded runs of letters and digits. */
export function tokensOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** What the index has of a word. */
export const termOf = (word: string): string =>
  word.length <= MOST_INDEXED ? word : word.slice(0, MOST_INDEXED).toWellFormed();

/** The words of a query as indexed; no operator of the full-text syntax survives. Stop words are dropped where others remain. */
export function wordsOf(text: string): string[] {
  const words = tokensOf(text.slice(0, 1000))
    .slice(0, MAX_WORDS)
    .map((word) => word.slice(0, MAX_WORD));
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  return telling.length > 0 ? telling : words;
}

const SINGULARS: readonly [RegExp, string][] = [
  [/(..)ies$/, '$1y'],
  [/(ss|sh|ch|x|z)es$/, '$1'],
  [/(..)ves$/, '$1f'],
  [/(..)eaux$/, '$1eau'],
  [/(..)aux$/, '$1al'],
  [/(..[^su])s$/, '$1'],
  [/(..ou)x$/, '$1'],
];

const PLURALS: readonly [RegExp, string][] = [
  [/(..[^aeiou])y$/, '$1ies'],
  [/(ss|sh|ch|x|z)$/, '$1es'],
  [/(..)f$/, '$1ves'],
  [/(..eau|..ou)$/, '$1x'],
  [/(..)al$/, '$1aux'],
  [/(..[^sxz])$/, '$1s'],
];

const changed = (word: string, rules: readonly [RegExp, string][]) =>
  rules.filter(([ending]) => ending.test(word)).map(([ending, other]) => word.replace(ending, other));

/** A word and what may be its singular, in English and French; which of them is a word the vocabulary says. */
export function singularsOf(word: string): string[] {
  return [...new Set([word, ...changed(word, SINGULARS)])];
}

/** A word with what may be its singular and its plural. */
export function inflectionsOf(word: string): string[] {
  const singulars = singularsOf(word);
  return [...new Set([...singulars, ...singulars.flatMap((singular) => changed(singular, PLURALS))])];
}

/** Whether one insertion, deletion, change or swap of neighbours makes `a` into `b`; with `open`, into its beginning too. */
export function isNear(a: string, b: string, open = true): boolean {
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  const rest = (text: string, skip: number): string => text.slice(start + skip);
  const fits = (whole: string, part: string): boolean => (open ? whole.startsWith(part) : whole === part);
  if (start === a.length) return open || b.length - a.length <= 1;
  return (
    fits(rest(b, 1), rest(a, 1)) ||
    fits(rest(b, 0), rest(a, 1)) ||
    fits(rest(b, 1), rest(a, 0)) ||
    (a[start] === b[start + 1] && a[start + 1] === b[start] && fits(rest(b, 2), rest(a, 2)))
  );
}
