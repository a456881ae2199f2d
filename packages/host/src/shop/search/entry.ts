import type { Id } from '../types.ts';

/** What the index has of a text that can be found, in one language. */
export interface Entry {
  kind: 'product' | 'collection' | 'page' | 'article';
  /** Of the product, collection, page or article. */
  id: Id;
  title: string;
  /** Vendor, type, tags, option values and what they are grouped as, author. */
  keywords: string;
  body: string;
  /** Article numbers and barcodes. */
  codes: string;
}

export type Match = Pick<Entry, 'kind' | 'id'>;

/** The texts of an entry that are searched. */
export type Field = Exclude<keyof Entry, 'kind' | 'id'>;

/** How much a word counts in each field. */
export const WEIGHTS: Readonly<Record<Field, number>> = { title: 10, keywords: 4, body: 1, codes: 6 };

export const FIELDS: readonly Field[] = ['title', 'keywords', 'body', 'codes'];

/** Writes the entries of one language. */
export interface EntryWriter {
  /** Entries of a kind come one after the other. */
  add(entry: Entry): Promise<void>;
  end(): Promise<void>;
}
