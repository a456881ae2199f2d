/** The customary parameters, which FTS5 has too: how soon further occurrences count less, and how much a text is held against its length. */
const K1 = 1.2;
const B = 0.75;
/** The least that a phrase counts: most entries have it. */
const LEAST = 1e-6;

/** What BM25 takes from all entries together. */
export interface Bm25 {
  /** `inverseFrequency` of each phrase of the query. */
  inverse: readonly number[];
  /** Words of an entry. */
  average: number;
}

/** How much a phrase counts that `having` of `entries` have. */
export function inverseFrequency(entries: number, having: number): number {
  const inverse = Math.log((entries - having + 0.5) / (having + 0.5));
  return inverse > 0 ? inverse : LEAST;
}

/**
 * What one phrase adds to the rank of an entry; the greater, the better. `frequency` counts its occurrences by the weights of the fields, `length` is
 * the entry's words.
 */
export function partOfRank(inverse: number, frequency: number, length: number, average: number): number {
  return inverse * ((frequency * (K1 + 1)) / (frequency + K1 * (1 - B + (B * length) / average)));
}
