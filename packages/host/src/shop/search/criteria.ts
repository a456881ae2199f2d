import type { Entry, Field } from './entry.ts';

/** Words that stand next to each other in a field, as `tokensOf` makes them. */
export interface Phrase {
  words: readonly string[];
  /** Whether the last word may be the beginning of one. */
  isOpen?: boolean;
}

/** What entries must have to be found. */
export interface Criteria {
  /** One phrase of each list must be in the entry's fields. At least one list, and none of them is empty. */
  all: readonly (readonly Phrase[])[];
  fields: readonly Field[];
  kinds: readonly Entry['kind'][];
  /** A language the shop is translated to; `''` is its own. */
  locale: string;
  /** The best of what is found; more are left out. */
  limit: number;
}
