import type { Kysely } from 'kysely';
import type { Database } from '../../../store/schema.ts';
import type { Criteria } from '../criteria.ts';
import type { Match } from '../entry.ts';
import { bestOf, type Ranked } from './best-of.ts';
import { type Bm25, inverseFrequency } from './bm25.ts';
import { occurrencesOf } from './occurrences.ts';
import { type Found, rankSegment } from './rank-segment.ts';
import { readPostings, type SegmentLists } from './read-postings.ts';
import { type Segment, segmentsByIds } from './segments.ts';

/** Looks while imports replace the index between two statements. */
const TRIES = 3;

interface Searched {
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

function rankedOf({ segment, found }: Searched, entries: Segment, bm25: Bm25): Ranked {
  const { places, ranks } = rankSegment(found, entries, bm25);
  return { kind: segment.kind, ids: Float64Array.from(places, (place) => entries.ids[place] ?? 0), ranks };
}

/** `findEntries` on PostgreSQL. */
export async function findInPostings(db: Kysely<Database>, criteria: Criteria, tries = TRIES): Promise<Match[]> {
  const segments = await readPostings(db, criteria);
  const searched = segments.map((segment) => ({
    segment,
    found: criteria.all.map((phrases) => phrases.map((phrase) => occurrencesOf(segment, phrase))),
  }));
  const hitting = searched.filter(({ found }) => found.every((phrases) => phrases.some((one) => one !== null)));
  const entries = await segmentsByIds(
    db,
    hitting.map(({ segment }) => segment.id),
  );
  if (entries.size < hitting.length && tries > 1) return findInPostings(db, criteria, tries - 1);
  const bm25 = bm25Of(searched, criteria);
  const ranked = hitting.flatMap((one) => {
    const segment = entries.get(one.segment.id);
    return segment ? [rankedOf(one, segment, bm25)] : [];
  });
  return bestOf(ranked, criteria.limit);
}
