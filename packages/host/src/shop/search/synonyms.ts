import type { Kysely } from 'kysely';
import { z } from 'zod';
import { fromJson, toJson } from '../../store/json.ts';
import type { Database } from '../../store/schema.ts';
import { startsWith } from '../../store/sql/starts-with.ts';
import type { Tx } from '../../store/writer.ts';
import { singularsOf, tokensOf } from './search-words.ts';

const phrase = z.string().trim().min(1).max(80);

/** What a shop's own words are called by shoppers: the part of `search.json` and `translations/{language}.json`. */
export const SynonymsFormat = z.object({
  /** Groups of mutual synonyms. */
  synonyms: z.array(z.array(phrase).min(2).max(20)).default([]),
  /** A word that finds what other words find, and not the other way round. */
  oneWaySynonyms: z.record(phrase, z.array(phrase).min(1).max(40)).default({}),
});
export type SynonymsFormat = z.infer<typeof SynonymsFormat>;

const KEY = 'synonyms:';

/** Replaces the stored synonyms. By language; the shop's own is `''`. */
export async function writeSynonyms(tx: Tx, byLocale: ReadonlyMap<string, SynonymsFormat>): Promise<void> {
  await tx
    .deleteFrom('meta')
    .where((eb) => startsWith(eb.ref('key'), KEY))
    .execute();
  for (const [locale, synonyms] of byLocale)
    await tx
      .insertInto('meta')
      .values({ key: KEY + locale.toLowerCase(), value: toJson(synonyms) })
      .execute();
}

/** Synonym phrases by phrase; each is a list of folded words. */
export interface Synonyms {
  /** The most words a phrase with synonyms has. */
  longest: number;
  /** Synonyms and one-way synonyms of these words; both empty where there are none. */
  of(words: readonly string[]): { same: string[][]; wider: string[][] };
  /** Every word that has synonyms, for correcting one. */
  words: ReadonlySet<string>;
}

/** Every way to read words as singulars: few, since few words are plurals. */
function readingsOf(words: readonly string[]): string[] {
  return words.reduce<string[]>(
    (readings, word) =>
      readings.flatMap((before) => singularsOf(word).map((form) => (before === '' ? form : `${before} ${form}`))),
    [''],
  );
}

const byPhrase = (phrases: readonly string[][]): string[][] => [
  ...new Map(phrases.map((tokens) => [tokens.join(' '), tokens])).values(),
];

export function synonymsOf({ synonyms, oneWaySynonyms }: SynonymsFormat): Synonyms {
  const same = new Map<string, string[][]>();
  const wider = new Map<string, string[][]>();
  const words = new Set<string>();
  let longest = 0;
  const add = (known: Map<string, string[][]>, from: readonly string[], to: readonly string[]): void => {
    if (from.length === 0) return;
    longest = Math.max(longest, from.length);
    for (const word of from) words.add(word);
    const phrases = to.map(tokensOf).filter((other) => other.length > 0 && other.join(' ') !== from.join(' '));
    for (const reading of readingsOf(from)) known.set(reading, [...(known.get(reading) ?? []), ...phrases]);
  };
  for (const group of synonyms) for (const each of group) add(same, tokensOf(each), group);
  for (const [from, to] of Object.entries(oneWaySynonyms)) {
    const asked = tokensOf(from);
    add(wider, asked, to);
    // What a word of a group finds, the others of its group find too.
    for (const other of byPhrase(readingsOf(asked).flatMap((reading) => same.get(reading) ?? [])))
      add(wider, other, to);
  }
  const found = (known: Map<string, string[][]>, asked: readonly string[]) =>
    byPhrase(readingsOf(asked).flatMap((reading) => known.get(reading) ?? []));
  return { longest, words, of: (asked) => ({ same: found(same, asked), wider: found(wider, asked) }) };
}

const parsed = new Map<string, Synonyms>();
const NONE = synonymsOf(SynonymsFormat.parse({}));

/** The synonyms of a language, `''` for the shop's own. */
export async function storedSynonyms(db: Kysely<Database>, locale: string): Promise<Synonyms> {
  const row = await db
    .selectFrom('meta')
    .where('key', '=', KEY + locale)
    .select('value')
    .executeTakeFirst();
  if (!row) return NONE;
  const known = parsed.get(row.value);
  if (known) return known;
  const made = synonymsOf(fromJson<SynonymsFormat>(row.value));
  if (parsed.size > 20) parsed.clear();
  parsed.set(row.value, made);
  return made;
}
