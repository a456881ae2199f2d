import type { Phrase } from '../criteria.ts';
import { WEIGHTS } from '../entry.ts';
import { addFrequencies, positionsOf } from './posting-list.ts';
import type { SegmentLists } from './read-postings.ts';

/** The entries of a segment that have a phrase. */
export interface Occurrences {
  /** Of the entries in the segment, ascending. */
  places: Uint32Array;
  /** By the same order: how often, each time by the weight of the field. */
  frequencies: Float32Array;
}

type Lists = readonly Uint8Array[];

/** The lists of each word of a phrase in a field: several for one that is the beginning of many. */
function listsOf(terms: ReadonlyMap<string, Uint8Array>, { words, isOpen }: Phrase): Lists[] {
  return words.map((word, index) => {
    if (isOpen && index === words.length - 1)
      return [...terms].filter(([term]) => term.startsWith(word)).map(([, list]) => list);
    const list = terms.get(word);
    return list ? [list] : [];
  });
}

/** Positions of the words of a list that come directly after positions of others, by place. */
function following(before: ReadonlyMap<number, readonly number[]>, lists: Lists): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (const list of lists)
    for (const [place, positions] of positionsOf(list)) {
      const ends = before.get(place);
      const next = ends ? positions.filter((position) => ends.includes(position - 1)) : [];
      if (next.length > 0) found.set(place, [...(found.get(place) ?? []), ...next]);
    }
  return found;
}

function addPhrase(lists: readonly Lists[], weight: number, frequencies: Float32Array): void {
  const [first = [], ...others] = lists;
  if (others.length === 0) {
    for (const list of first) addFrequencies(list, weight, frequencies);
    return;
  }
  const beginning = new Map<number, number[]>();
  for (const list of first)
    for (const [place, positions] of positionsOf(list))
      beginning.set(place, [...(beginning.get(place) ?? []), ...positions]);
  for (const [place, ends] of others.reduce(following, beginning))
    frequencies[place] = (frequencies[place] ?? 0) + weight * ends.length;
}

/** Where a phrase is in a segment; null where it is nowhere. */
export function occurrencesOf({ entries, lists }: SegmentLists, phrase: Phrase): Occurrences | null {
  let dense: Float32Array | undefined;
  for (const [field, terms] of lists) {
    const ofWords = listsOf(terms, phrase);
    if (ofWords.some(({ length }) => length === 0)) continue;
    dense ??= new Float32Array(entries);
    addPhrase(ofWords, WEIGHTS[field], dense);
  }
  return dense ? sparse(dense) : null;
}

function sparse(dense: Float32Array): Occurrences | null {
  const places = new Uint32Array(dense.length);
  const frequencies = new Float32Array(dense.length);
  let count = 0;
  for (let place = 0; place < dense.length; place += 1) {
    const frequency = dense[place] ?? 0;
    if (frequency === 0) continue;
    places[count] = place;
    frequencies[count] = frequency;
    count += 1;
  }
  return count === 0 ? null : { places: places.slice(0, count), frequencies: frequencies.slice(0, count) };
}
