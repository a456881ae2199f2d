import type { Kysely } from 'kysely';
import type { Database } from '../../store/schema.ts';
import type { Id } from '../types.ts';
import type { Criteria, Phrase } from './criteria.ts';
import { FIELDS, type Field, type Match } from './entry.ts';
import { findEntries } from './full-text.ts';
import { type Part, partsOf, type Reading } from './query-parts.ts';

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
/** What names a thing; its prose is looked at only where these have nothing. */
const NAMING: readonly Field[] = ['title', 'keywords', 'codes'];

interface MatchOptions extends Reading {
  kinds: readonly Match['kind'][];
  limit?: number;
  fields?: readonly Field[] | undefined;
}

type All = Criteria['all'];

/** Every part of the query must be there, as one of its phrases. Null where a part has none. */
function allOf(parts: readonly Part[], phrasesOf: (part: Part) => readonly Phrase[]): All | null {
  const all = parts.map((part) => [
    ...new Map(phrasesOf(part).map((phrase) => [JSON.stringify(phrase), phrase])).values(),
  ]);
  return all.length === 0 || all.some(({ length }) => length === 0) ? null : all;
}

/** Candidates for a word, from the nearest to the farthest; only the nearest kind that matches is used. */
const READINGS: readonly ((part: Part) => Phrase[])[] = [
  ({ direct, synonyms, wider }) => [direct, synonyms, wider].find((phrases) => phrases.length > 0) ?? [],
  ({ direct, synonyms, wider }) => (direct.length + synonyms.length > 0 ? [...direct, ...synonyms] : wider),
  ({ direct, synonyms, wider }) => [...direct, ...synonyms, ...wider],
];
const asMeant = ({ direct, synonyms, wider }: Part): Phrase[] => [...direct, ...synonyms, ...wider];
const asBegun = (part: Part): Phrase[] => [...asMeant(part), ...(part.beginning === null ? [] : [part.beginning])];

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
  const { kinds, fields, locale = '', limit = MAX_MATCHES } = options;
  const byId = new Map<string, Match>();
  const take = (list: readonly Match[]): void => {
    for (const match of list) {
      const key = `${match.kind}:${match.id}`;
      if (byId.size < limit && !byId.has(key)) byId.set(key, match);
    }
  };
  const look = async (all: All | null, within: readonly Field[], change: Partial<Criteria> = {}) =>
    all === null ? [] : findEntries(db, { all, fields: within, kinds, locale, limit, ...change });
  const naming = fields ?? NAMING;
  const readings = [...READINGS, asBegun].map((reading) => allOf(parts, reading));
  const different = new Map(readings.map((all) => [JSON.stringify(all), all])).values();
  for (const all of different) if (byId.size < limit) take(await look(all, naming));
  const whole = allOf(parts, asBegun);
  if (!fields && byId.size < limit) {
    const others = kinds.filter((kind) => kind !== 'product');
    const isNamed = async (): Promise<boolean> =>
      [...byId.values()].some(({ kind }) => kind === 'product') ||
      (await look(allOf(parts, asMeant), ['title'], { kinds: ['collection', 'page', 'article'], limit: 1 })).length > 0;
    take(await look(whole, FIELDS, { kinds: kinds.includes('product') && !(await isNamed()) ? kinds : others }));
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
