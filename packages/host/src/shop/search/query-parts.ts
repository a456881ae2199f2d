import type { Kysely } from 'kysely';
import type { Database } from '../../store/schema.ts';
import type { Phrase } from './criteria.ts';
import { hasPhrase } from './full-text.ts';
import { inflectionsOf, isNear, singularsOf, wordsOf } from './search-words.ts';
import { type Synonyms, storedSynonyms } from './synonyms.ts';

type Db = Kysely<Database>;

/** Letters of a word in which one mistake is looked for. */
const CORRECTED_FROM = 4;
const MAX_CORRECTIONS = 4;
/** Letters of a word that may be looked for without the others. */
const ALONE_FROM = 3;

const END = '\u{10ffff}';

/** How a query is read. */
export interface Reading {
  /** Whether the last word may be the beginning of one. */
  prefix: boolean;
  /** Whether the query is still being typed: its last word may be the beginning of another also where it is a word itself. */
  typing?: boolean;
  /** A language the shop is translated to; its own when absent. */
  locale?: string | undefined;
}

/** One word of a query, or several that have synonyms together: phrases, each of which will do. */
export interface Part {
  /** As typed, in either number, or corrected. */
  direct: Phrase[];
  synonyms: Phrase[];
  /** What the merchant lets it find besides. */
  wider: Phrase[];
  /** What begins like it. */
  beginning: Phrase | null;
  isTelling: boolean;
}

const phraseOf = (words: readonly string[]): Phrase => ({ words });

async function termsOf(db: Db, locale: string, candidates: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('search_vocabulary')
    .where('locale', '=', locale)
    .where('term', 'in', candidates)
    .select('term')
    .execute();
  const known = new Set(rows.map((row) => row.term));
  return candidates.filter((candidate) => known.has(candidate));
}

async function beginsTerm(db: Db, locale: string, word: string): Promise<boolean> {
  const row = await db
    .selectFrom('search_vocabulary')
    .where('locale', '=', locale)
    .where('term', '>=', word)
    .where('term', '<', word + END)
    .select('term')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Words one mistake away, the commonest first. A short word may lack a letter after its first and no more: too much is near it. */
async function corrected(
  db: Db,
  locale: string,
  word: string,
  { open, synonyms }: { open: boolean; synonyms: Synonyms },
): Promise<string[]> {
  const { length } = word;
  if (length < CORRECTED_FROM || /\d/.test(word)) return [];
  const rows = await db
    .selectFrom('search_vocabulary')
    .where('locale', '=', locale)
    .where('length', '>=', length - 2)
    .where('length', '<=', open ? length + 12 : length + 1)
    .select(['term', 'entries'])
    .orderBy('entries', 'desc')
    .execute();
  const isWhole = (term: string): boolean =>
    (length > CORRECTED_FROM || (term.length > length && term[0] === word[0])) &&
    singularsOf(word).some((form) => isNear(form, term, false));
  const terms = [...rows.map(({ term }) => term), ...synonyms.words].filter(
    (term) => isWhole(term) || (open && length > CORRECTED_FROM && isNear(word, term)),
  );
  const whole = terms.filter(isWhole);
  return [...new Set(whole.length > 0 ? whole : terms)].slice(0, MAX_CORRECTIONS);
}

async function partOf(
  db: Db,
  words: readonly string[],
  { locale, open, typing, synonyms }: { locale: string; open: boolean; typing: boolean; synonyms: Synonyms },
): Promise<Part> {
  const [word = ''] = words;
  const isTelling = words.some(({ length }) => length >= ALONE_FROM);
  const meantBy = (asked: readonly string[]) => {
    const { same, wider } = synonyms.of(asked);
    return { synonyms: same.map(phraseOf), wider: wider.map(phraseOf) };
  };
  const plain = { synonyms: [], wider: [], beginning: null, isTelling };
  const meant = meantBy(words);
  if (words.length > 1) return { ...plain, ...meant, direct: [phraseOf(words)] };
  const beginning = open ? { words: [word], isOpen: true } : null;
  const direct = (await termsOf(db, locale, inflectionsOf(word))).map((term) => phraseOf([term]));
  if (direct.length + meant.synonyms.length + meant.wider.length > 0)
    return { ...plain, ...meant, direct, beginning: typing ? beginning : null };
  if (beginning !== null && (await beginsTerm(db, locale, word))) return { ...plain, direct: [beginning] };
  // In prose alone, or an article number.
  const typed = beginning ?? phraseOf([word]);
  if (await hasPhrase(db, locale, typed)) return { ...plain, direct: [typed] };
  const near = await corrected(db, locale, word, { open: open && typing, synonyms });
  const terms = near.length === 0 ? [] : await termsOf(db, locale, near.flatMap(inflectionsOf));
  const others = near.map((term) => meantBy([term]));
  return {
    ...plain,
    direct: terms.map((term) => phraseOf([term])),
    synonyms: others.flatMap((other) => other.synonyms),
    wider: others.flatMap((other) => other.wider),
  };
}

function hasSynonyms(synonyms: Synonyms, words: readonly string[]): boolean {
  const { same, wider } = synonyms.of(words);
  return same.length + wider.length > 0;
}

/** Takes the words of a query apart; several together that have synonyms (`t shirt`) are one part. */
export async function partsOf(db: Db, text: string, { prefix, typing = false, locale = '' }: Reading): Promise<Part[]> {
  const words = wordsOf(text);
  const synonyms = await storedSynonyms(db, locale);
  const parts: Part[] = [];
  for (let at = 0; at < words.length; ) {
    let count = Math.min(Math.max(1, synonyms.longest), words.length - at);
    while (count > 1 && !hasSynonyms(synonyms, words.slice(at, at + count))) count -= 1;
    const open = prefix && at + count === words.length;
    parts.push(await partOf(db, words.slice(at, at + count), { locale, open, typing, synonyms }));
    at += count;
  }
  return parts;
}
