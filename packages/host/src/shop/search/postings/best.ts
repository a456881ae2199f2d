import type { Id } from '../../types.ts';
import type { Entry, Match } from '../entry.ts';

interface Ranked extends Match {
  rank: number;
}

const byRank = (a: Ranked, b: Ranked): number => b.rank - a.rank || a.id - b.id;

/** Collects entries and has the best of them. */
export interface Best {
  /** `rank`: the greater, the better. */
  offer(kind: Entry['kind'], id: Id, rank: number): void;
  /** By rank, then by id. */
  list(): Match[];
}

/** The best `limit` entries. A common word offers a quarter of a million, most of which are refused by one comparison. */
export function createBest(limit: number): Best {
  let kept: Ranked[] = [];
  let last: Ranked | undefined;
  const cut = () => {
    kept = kept.sort(byRank).slice(0, limit);
    last = kept.length === limit ? kept.at(-1) : undefined;
  };
  return {
    offer(kind, id, rank) {
      if (last && (rank < last.rank || (rank === last.rank && id > last.id))) return;
      kept.push({ kind, id, rank });
      if (kept.length >= limit * 2) cut();
    },
    list() {
      cut();
      return kept.map(({ kind, id }) => ({ kind, id }));
    },
  };
}
