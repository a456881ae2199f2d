import type { Id } from '../../types.ts';
import type { Entry, Match } from '../entry.ts';

/** Entries of one kind that are found. */
export interface Ranked {
  kind: Entry['kind'];
  ids: ArrayLike<Id>;
  /** By the same order; the greater, the better. */
  ranks: Float64Array;
}

/** The rank of the last entry that is among the first. */
function leastOf(found: readonly Ranked[], limit: number): number {
  const count = found.reduce((sum, { ranks }) => sum + ranks.length, 0);
  if (count <= limit) return Number.NEGATIVE_INFINITY;
  const all = new Float64Array(count);
  let at = 0;
  for (const { ranks } of found) {
    all.set(ranks, at);
    at += ranks.length;
  }
  return all.sort()[count - limit] ?? 0;
}

/** The first `limit` entries by rank, then by id. */
export function bestOf(found: readonly Ranked[], limit: number): Match[] {
  // A common word finds a quarter of a million: only those that may be among the first are made objects and compared.
  const least = leastOf(found, limit);
  const candidates: (Match & { rank: number })[] = [];
  for (const { kind, ids, ranks } of found)
    for (const [index, rank] of ranks.entries())
      if (rank >= least) candidates.push({ kind, id: ids[index] ?? 0, rank });
  return candidates
    .sort((a, b) => b.rank - a.rank || a.id - b.id)
    .slice(0, limit)
    .map(({ kind, id }) => ({ kind, id }));
}
