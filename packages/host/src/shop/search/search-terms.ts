import { type Kysely, sql } from 'kysely';
import type { Database } from '../../store/schema.ts';
import type { Id } from '../types.ts';
import { inflectionsOf, isNear, singularsOf, wordsOf } from './search-words.ts';
import { type Synonyms, storedSynonyms } from './synonyms.ts';

/** As many as one query may name. */
const MOST = 50;

/** `id:12 OR id:34`: a theme's query for products by id, in that order; null for every other query. */
export function askedIds(text: string): Id[] | null {
  if (!/^\s*id:\d{1,16}(\s+OR\s+id:\d{1,16})*\s*$/.test(text.slice(0, 2000))) return null;
  const ids = (text.match(/\d+/g) ?? []).map(Number).filter((id) => id > 0 && Number.isSafeInteger(id));
  return [...new Set(ids)].slice(0, MOST);
}

type Db = Kysely<Database>;

/** Best matches looked at; the platform stops at as many pages too. */
const MAX_MATCHES = 5000;
/** Letters of a word in which one mistake is looked for. */
const CORRECTED_FROM = 4;
const MAX_CORRECTIONS = 4;
/** Letters of a word that may be looked for without the others. */
const ALONE_FROM = 3;
/** What names a thing; its prose is looked at only where these have nothing. */
const NAMING = ['title', 'keywords', 'codes'] as const;

const END = '\u{10ffff}';

export interface Match {
  kind: 'product' | 'collection' | 'page' | 'article';
  id: Id;
}

interface MatchOptions {
  kinds: readonly Match['kind'][];
  /** Whether the last word may be the beginning of one. */
  prefix: boolean;
  /** Whether the query is still being typed: its last word may be the beginning of another also where it is a word itself. */
  typing?: boolean;
  /** A language the shop is translated to; its own when absent. */
  locale?: string | undefined;
  limit?: number;
  columns?: readonly string[] | undefined;
}

/** One word of a query, or several that have synonyms together: phrases of the full-text language, each of which will do. */
interface Part {
  /** As typed, in either number, or corrected. */
  direct: string[];
  synonyms: string[];
  /** What the merchant lets it find besides. */
  wider: string[];
  /** What begins like it. */
  beginning: string | null;
  isTelling: boolean;
}

const quoted = (words: readonly string[]): string => `"${words.join(' ')}"`;

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

/** Whether any text of the language has the word, or `open` one that begins with it. */
async function isInTexts(db: Db, locale: string, word: string, open: boolean): Promise<boolean> {
  const rows = await sql`
    select 1 from search_index where search_index match ${`"${word}"${open ? '*' : ''}`} and locale = ${locale} limit 1`.execute(
    db,
  );
  return rows.rows.length > 0;
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
    return { synonyms: same.map(quoted), wider: wider.map(quoted) };
  };
  const plain = { synonyms: [], wider: [], beginning: null, isTelling };
  const meant = meantBy(words);
  if (words.length > 1) return { ...plain, ...meant, direct: [quoted(words)] };
  const beginning = open ? `"${word}"*` : null;
  const direct = (await termsOf(db, locale, inflectionsOf(word))).map((term) => quoted([term]));
  if (direct.length + meant.synonyms.length + meant.wider.length > 0)
    return { ...plain, ...meant, direct, beginning: typing ? beginning : null };
  if (beginning !== null && (await beginsTerm(db, locale, word))) return { ...plain, direct: [beginning] };
  // In prose alone, or an article number.
  if (await isInTexts(db, locale, word, open)) return { ...plain, direct: [beginning ?? quoted([word])] };
  const near = await corrected(db, locale, word, { open: open && typing, synonyms });
  const terms = near.length === 0 ? [] : await termsOf(db, locale, near.flatMap(inflectionsOf));
  const others = near.map((term) => meantBy([term]));
  return {
    ...plain,
    direct: terms.map((term) => quoted([term])),
    synonyms: others.flatMap((other) => other.synonyms),
    wider: others.flatMap((other) => other.wider),
  };
}

function hasSynonyms(synonyms: Synonyms, words: readonly string[]): boolean {
  const { same, wider } = synonyms.of(words);
  return same.length + wider.length > 0;
}

/** Takes the words of a query apart; several together that have synonyms (`t shirt`) are one part. */
async function partsOf(db: Db, text: string, { prefix, typing = false, locale = '' }: MatchOptions): Promise<Part[]> {
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

/** Every part of the query must be there, as one of its phrases. Null where a part has none. */
function allOf(parts: readonly Part[], phrasesOf: (part: Part) => readonly string[]): string | null {
  const alternatives = parts.map((part) => [...new Set(phrasesOf(part))]);
  if (alternatives.length === 0 || alternatives.some(({ length }) => length === 0)) return null;
  return alternatives.map((phrases) => `(${phrases.join(' OR ')})`).join(' AND ');
}

/** Candidates for a word, from the nearest to the farthest; only the nearest kind that matches is used. */
const READINGS: readonly ((part: Part) => string[])[] = [
  ({ direct, synonyms, wider }) => [direct, synonyms, wider].find((phrases) => phrases.length > 0) ?? [],
  ({ direct, synonyms, wider }) => (direct.length + synonyms.length > 0 ? [...direct, ...synonyms] : wider),
  ({ direct, synonyms, wider }) => [...direct, ...synonyms, ...wider],
];
const asMeant = ({ direct, synonyms, wider }: Part): string[] => [...direct, ...synonyms, ...wider];
const asBegun = (part: Part): string[] => [...asMeant(part), ...(part.beginning === null ? [] : [part.beginning])];

async function matchesOf(
  db: Db,
  expression: string,
  columns: readonly string[] | null,
  { kinds, locale = '', limit = MAX_MATCHES }: MatchOptions,
): Promise<Match[]> {
  if (kinds.length === 0) return [];
  const within = columns ? `{${columns.join(' ')}} : (${expression})` : expression;
  const rows = await sql<Match>`
    select kind, entity_id as id from search_index
    where search_index match ${within} and locale = ${locale}
      and kind in (select value from json_each(${JSON.stringify(kinds)}))
    order by bm25(search_index, 10.0, 4.0, 1.0, 6.0), entity_id limit ${limit}`.execute(db);
  return rows.rows;
}

/**
 * Matches, best first. Every word must match: first as entered (singular or plural), then as a synonym, then as a one-way synonym, then as
 * a prefix. Titles weigh most, then keywords and codes. Body texts count for pages and articles; for products only where no title matches.
 * Where nothing has all words, results with all but one follow, rarest word first.
 */
export async function matches(db: Db, text: string, options: MatchOptions): Promise<Match[]> {
  const asked = askedIds(text);
  if (asked) return options.kinds.includes('product') ? asked.map((id) => ({ kind: 'product', id })) : [];
  const parts = await partsOf(db, text, options);
  if (parts.length === 0) return [];
  const { kinds, columns, limit = MAX_MATCHES } = options;
  const byId = new Map<string, Match>();
  const take = (list: readonly Match[]): void => {
    for (const match of list) {
      const key = `${match.kind}:${match.id}`;
      if (byId.size < limit && !byId.has(key)) byId.set(key, match);
    }
  };
  const look = async (
    expression: string | null,
    within: readonly string[] | null,
    change: Partial<MatchOptions> = {},
  ) => (expression === null ? [] : matchesOf(db, expression, within, { ...options, ...change }));
  const naming = columns ?? NAMING;
  const expressions = new Set([...READINGS, asBegun].map((reading) => allOf(parts, reading)));
  for (const expression of expressions) if (byId.size < limit) take(await look(expression, naming));
  const whole = allOf(parts, asBegun);
  if (!columns && byId.size < limit) {
    const others = kinds.filter((kind) => kind !== 'product');
    const isNamed = async (): Promise<boolean> =>
      [...byId.values()].some(({ kind }) => kind === 'product') ||
      (await look(allOf(parts, asMeant), ['title'], { kinds: ['collection', 'page', 'article'], limit: 1 })).length > 0;
    take(await look(whole, null, { kinds: kinds.includes('product') && !(await isNamed()) ? kinds : others }));
  }
  if (byId.size === 0 && parts.length > 1) {
    const telling = parts.filter((part) => part.isTelling);
    const lists = await Promise.all(
      telling.map((_, index) => look(allOf(telling.toSpliced(index, 1), asMeant), naming)),
    );
    for (const list of lists.toSorted((a, b) => a.length - b.length)) take(list);
    if (byId.size === 0) for (const part of telling) take(await look(allOf([part], asMeant), naming));
  }
  return [...byId.values()];
}

/** Ids of the products a search finds, best first; what is not published any more is the caller's to leave out. */
export async function matchingProducts(
  db: Db,
  text: string,
  options: { prefix: boolean; locale?: string | undefined },
): Promise<Id[]> {
  return (await matches(db, text, { kinds: ['product'], ...options })).map((match) => match.id);
}
