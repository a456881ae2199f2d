import { type SqlBool, sql } from 'kysely';
import type { Store } from '../../store/open.ts';

/** What one process adds to a counter that all of them add to. */
export interface Addition {
  key: string;
  amount: number;
  /** ms after which the counter begins again, from its first amount on; at most a day. */
  lifetimeMs: number;
}

/** A counter after an addition: what all processes have added since it began, and when it ends (ms since 1970). */
export interface Counted {
  total: number;
  until: number;
}

/** Adds to counters, all or none. `time` in ms since 1970, of the clock that the processes agree on. Returns them by their keys. */
export async function addAmounts(
  store: Store,
  additions: readonly Addition[],
  time: number,
): Promise<Map<string, Counted>> {
  // In one order: two processes that add to the same two do not wait for each other.
  const values = additions
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ key, amount, lifetimeMs }) => ({ key, tries: amount, until: time + lifetimeMs, next_at: 0 }));
  const isOver = sql<SqlBool>`rate_limits.until <= ${time}`;
  const rows = await store.write((tx) =>
    tx
      .insertInto('rate_limits')
      .values(values)
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          tries: sql<number>`case when ${isOver} then excluded.tries else rate_limits.tries + excluded.tries end`,
          until: sql<number>`case when ${isOver} then excluded.until else rate_limits.until end`,
        }),
      )
      .returning(['key', 'tries', 'until'])
      .execute(),
  );
  return new Map(rows.map(({ key, tries, until }) => [key, { total: tries, until }]));
}
