import type { Kysely } from 'kysely';
import { engineOf } from '../../store/engine.ts';
import type { Database } from '../../store/schema.ts';
import type { Tx } from '../../store/writer.ts';
import type { Criteria, Phrase } from './criteria.ts';
import type { EntryWriter, Match } from './entry.ts';
import { clearFts5, findInFts5, fts5Writer, isInFts5 } from './fts5.ts';
import { findInPostings } from './postings/find-in-postings.ts';
import { isInPostings } from './postings/read-postings.ts';
import { clearPostings, postingsWriter } from './postings/write-postings.ts';

/**
 * The entries that meet the criteria, best first: by BM25 with the weights of the fields, then by id. Both engines compute the same ranks, except that
 * SQLite counts how rare a word is in all languages and kinds together, PostgreSQL in those that are searched.
 */
export async function findEntries(db: Kysely<Database>, criteria: Criteria): Promise<Match[]> {
  if (criteria.kinds.length === 0 || criteria.fields.length === 0) return [];
  return engineOf(db) === 'sqlite' ? findInFts5(db, criteria) : findInPostings(db, criteria);
}

/** Whether any field of any entry of a language has a phrase of one word. */
export async function hasPhrase(db: Kysely<Database>, locale: string, phrase: Phrase): Promise<boolean> {
  return engineOf(db) === 'sqlite' ? isInFts5(db, locale, phrase) : isInPostings(db, locale, phrase);
}

export const clearEntries = (tx: Tx): Promise<void> => (engineOf(tx) === 'sqlite' ? clearFts5(tx) : clearPostings(tx));

export const entryWriter = (tx: Tx, locale: string): EntryWriter =>
  engineOf(tx) === 'sqlite' ? fts5Writer(tx, locale) : postingsWriter(tx, locale);
