import type { Best } from './best.ts';
import { type Bm25, partOfRank } from './bm25.ts';
import { SEGMENT } from './build-segment.ts';
import type { Occurrences } from './occurrences.ts';
import type { SegmentLists } from './read-postings.ts';
import type { Segment } from './segments.ts';

/** The phrases of a query in a segment, in lists as the criteria have them; null for a phrase that is nowhere in it. */
export type Found = readonly (readonly (Occurrences | null)[])[];

/** Of the segment that is looked at; nothing here waits, so no two searches use them at a time. All 0 in between. */
const marks = new Uint8Array(SEGMENT);
const sums = new Float64Array(SEGMENT);

/** Marks the entries of a segment that have a phrase of every list with the number of lists, all others with less. */
function markHits(found: Found): void {
  for (const [index, alternatives] of found.entries())
    for (const occurrences of alternatives) {
      if (!occurrences) continue;
      const { places } = occurrences;
      // Counted: iterators would take longer than all the rest of a search.
      for (let at = 0; at < places.length; at += 1) {
        const place = places[at] ?? 0;
        if (marks[place] === index) marks[place] = index + 1;
      }
    }
}

/** Offers the entries of a segment that have a phrase of every list. */
export function rankSegment(
  found: Found,
  { kind, entries }: SegmentLists,
  { ids, lengths }: Segment,
  { inverse, average }: Bm25,
  best: Best,
): void {
  markHits(found);
  for (const [index, occurrences] of found.flat().entries()) {
    if (!occurrences) continue;
    const { places, frequencies } = occurrences;
    const own = inverse[index] ?? 0;
    for (let at = 0; at < places.length; at += 1) {
      const place = places[at] ?? 0;
      if (marks[place] !== found.length) continue;
      sums[place] = (sums[place] ?? 0) + partOfRank(own, frequencies[at] ?? 0, lengths[place] ?? 0, average);
    }
  }
  for (let place = 0; place < entries; place += 1) {
    if (marks[place] === found.length) best.offer(kind, ids[place] ?? 0, sums[place] ?? 0);
    marks[place] = 0;
    sums[place] = 0;
  }
}
