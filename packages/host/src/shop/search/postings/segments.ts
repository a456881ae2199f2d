import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../store/schema.ts';
import { oneOf } from '../../../store/sql/one-of.ts';
import type { Id } from '../../types.ts';

/** The entries of a segment. */
export interface Segment {
  /** What each entry is the text of. */
  ids: ArrayLike<Id>;
  /** Words of each entry. */
  lengths: ArrayLike<number>;
}

/** Segments in memory, of all shops and languages of this process: 384 kB each at most. The one that was not used for longest is dropped first. */
const MOST = 128;
const cached = new Map<number, Segment>();

/** Typed arrays begin at multiples of their items' size, which bytes from the driver may not. */
const copyOf = (bytes: Uint8Array): ArrayBuffer => Uint8Array.from(bytes).buffer;

/** Segments by id; those of an index that an import has replaced are absent. */
export async function segmentsByIds(db: Kysely<Database>, ids: readonly number[]): Promise<Map<number, Segment>> {
  const segments = new Map(ids.flatMap((id) => [[id, cached.get(id)] as const]).filter(hasSegment));
  const missing = ids.filter((id) => !segments.has(id));
  if (missing.length > 0) {
    const { rows } = await sql<{ id: number; entity_ids: Uint8Array; lengths: Uint8Array }>`
      select id, entity_ids, lengths from search_segments where id in ${oneOf(missing)}`.execute(db);
    for (const row of rows)
      segments.set(row.id, {
        ids: new Float64Array(copyOf(row.entity_ids)),
        lengths: new Uint32Array(copyOf(row.lengths)),
      });
  }
  for (const [id, segment] of segments) {
    cached.delete(id);
    cached.set(id, segment);
  }
  for (const oldest of cached.keys()) {
    if (cached.size <= MOST) break;
    cached.delete(oldest);
  }
  return segments;
}

const hasSegment = (pair: readonly [number, Segment | undefined]): pair is readonly [number, Segment] =>
  pair[1] !== undefined;
