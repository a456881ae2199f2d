import type { Phrase } from '../criteria.ts';
import { WEIGHTS } from '../entry.ts';
import { SEGMENT } from './build-segment.ts';
import { after, forEachAfter, positionsOf } from './phrase-positions.ts';
import { addFrequencies } from './posting-list.ts';
import type { SegmentLists } from './read-postings.ts';

/** The entries of a segment that have a phrase. */
export interface Occurrences {
  /** Of the entries in the segment, ascending. */
  places: Uint32Array;
  /** By the same order: how often, each time by the weight of the field. */
  frequencies: Float32Array;
}

type Terms = ReadonlyMap<string, Uint8Array>;

/** The list of a word, or of all that begin like it. */
function listsOf(terms: Terms, word: string, isOpen: boolean): Uint8Array[] {
  if (isOpen) return [...terms].flatMap(([term, list]) => (term.startsWith(word) ? [list] : []));
  const list = terms.get(word);
  return list ? [list] : [];
}

/** Adds `weight` for each occurrence of a phrase in a field. */
function addPhrase(terms: Terms, { words, isOpen = false }: Phrase, weight: number, frequencies: Float32Array): void {
  const lists = listsOf(terms, words.at(-1) ?? '', isOpen);
  const [first, ...others] = words.slice(0, -1).map((word) => terms.get(word) ?? new Uint8Array());
  if (!first) {
    for (const list of lists) addFrequencies(list, weight, frequencies);
    return;
  }
  const beginning = others.reduce(after, positionsOf(first));
  for (const list of lists)
    forEachAfter(beginning, list, (place) => {
      frequencies[place] = (frequencies[place] ?? 0) + weight;
    });
}

/** Of the segment that is looked at; nothing here waits, so no two searches use it at a time. All 0 in between. */
const scratch = new Float32Array(SEGMENT);

/** Where a phrase is in a segment; null where it is nowhere. */
export function occurrencesOf({ entries, lists }: SegmentLists, phrase: Phrase): Occurrences | null {
  if (lists.size === 0) return null;
  for (const [field, terms] of lists) addPhrase(terms, phrase, WEIGHTS[field], scratch);
  let count = 0;
  for (let place = 0; place < entries; place += 1) if (scratch[place] !== 0) count += 1;
  if (count === 0) return null;
  const found = { places: new Uint32Array(count), frequencies: new Float32Array(count) };
  let at = 0;
  for (let place = 0; place < entries; place += 1) {
    const frequency = scratch[place] ?? 0;
    if (frequency === 0) continue;
    found.places[at] = place;
    found.frequencies[at] = frequency;
    scratch[place] = 0;
    at += 1;
  }
  return found;
}
