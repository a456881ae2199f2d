import type { Kysely } from 'kysely';
import type { Database } from '../../../store/schema.ts';
import type { Criteria } from '../criteria.ts';
import type { Match } from '../entry.ts';
import { mayHit, rankEntries, searchSegments } from './rank-entries.ts';
import { readPostings } from './read-postings.ts';
import { segmentsByIds } from './segments.ts';

/** Looks while imports replace the index between two statements. */
const TRIES = 3;

/** `findEntries` on PostgreSQL. */
export async function findInPostings(db: Kysely<Database>, criteria: Criteria, tries = TRIES): Promise<Match[]> {
  const searched = searchSegments(criteria, await readPostings(db, criteria));
  const hitting = searched.filter(mayHit).map(({ segment }) => segment.id);
  const segments = await segmentsByIds(db, hitting);
  if (segments.size < hitting.length && tries > 1) return findInPostings(db, criteria, tries - 1);
  return rankEntries(criteria, searched, segments);
}
