import { type Bm25, partOfRank } from './bm25.ts';
import type { Occurrences } from './occurrences.ts';
import type { Segment } from './segments.ts';

/** The phrases of a query in a segment, in lists as the criteria have them; null for a phrase that is nowhere in it. */
export type Found = readonly (readonly (Occurrences | null)[])[];

/** Marks the entries of a segment that have a phrase of every list with the number of lists, all others with less. */
function markHits(found: Found, entries: number): Uint8Array {
  const marks = new Uint8Array(entries);
  for (const [index, alternatives] of found.entries())
    for (const occurrences of alternatives)
      for (const place of occurrences?.places ?? []) if (marks[place] === index) marks[place] = index + 1;
  return marks;
}

/** The entries of a segment that have a phrase of every list, by their places in it, and their ranks. */
export function rankSegment(
  found: Found,
  { lengths }: Segment,
  { inverse, average }: Bm25,
): { places: Uint32Array; ranks: Float64Array } {
  const marks = markHits(found, lengths.length);
  const sums = new Float64Array(lengths.length);
  for (const [index, occurrences] of found.flat().entries()) {
    if (!occurrences) continue;
    const { places, frequencies } = occurrences;
    for (const [at, place] of places.entries()) {
      if (marks[place] !== found.length) continue;
      const part = partOfRank(inverse[index] ?? 0, frequencies[at] ?? 0, lengths[place] ?? 0, average);
      sums[place] = (sums[place] ?? 0) + part;
    }
  }
  const places: number[] = [];
  for (const [place, mark] of marks.entries()) if (mark === found.length) places.push(place);
  return { places: Uint32Array.from(places), ranks: Float64Array.from(places, (place) => sums[place] ?? 0) };
}
