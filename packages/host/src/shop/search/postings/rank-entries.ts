import type { Criteria } from '../criteria.ts';
import type { Match } from '../entry.ts';
import { createBest } from './best.ts';
import { type Bm25, inverseFrequency } from './bm25.ts';
import { occurrencesOf } from './occurrences.ts';
import { type Found, rankSegment } from './rank-segment.ts';
import type { SegmentLists } from './read-postings.ts';
import type { Segment } from './segments.ts';

/** A segment and what is found in it. */
export interface Searched {
  segment: SegmentLists;
  found: Found;
}

const sumOf = (searched: readonly Searched[], count: (one: Searched) => number): number =>
  searched.reduce((sum, one) => sum + count(one), 0);

function bm25Of(searched: readonly Searched[], { all }: Criteria): Bm25 {
  const entries = sumOf(searched, ({ segment }) => segment.entries);
  const places = all.flatMap((phrases, list) => phrases.map((_, index) => ({ list, index })));
  return {
    average: sumOf(searched, ({ segment }) => segment.words) / entries,
    inverse: places.map(({ list, index }) =>
      inverseFrequency(
        entries,
        sumOf(searched, ({ found }) => found[list]?.[index]?.places.length ?? 0),
      ),
    ),
  };
}

/** Where the phrases of a query are in each segment. */
export const searchSegments = ({ all }: Criteria, segments: readonly SegmentLists[]): Searched[] =>
  segments.map((segment) => ({
    segment,
    found: all.map((phrases) => phrases.map((phrase) => occurrencesOf(segment, phrase))),
  }));

/** Whether entries of the segment may have a phrase of every list. */
export const mayHit = ({ found }: Searched): boolean =>
  found.every((phrases) => phrases.some((occurrences) => occurrences !== null));

/** The entries that meet the criteria, best first. `segments` has the entries of those that may hit. */
export function rankEntries(
  criteria: Criteria,
  searched: readonly Searched[],
  segments: ReadonlyMap<number, Segment>,
): Match[] {
  const bm25 = bm25Of(searched, criteria);
  const best = createBest(criteria.limit);
  for (const one of searched.filter(mayHit)) {
    const segment = segments.get(one.segment.id);
    if (segment) rankSegment(one.found, one.segment, segment, bm25, best);
  }
  return best.list();
}
