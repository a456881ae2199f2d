import { type SqlBool, sql } from 'kysely';
import type { Store } from '../../store/open.ts';
import { greatest } from '../../store/sql/greatest.ts';
import type { Tx } from '../../store/writer.ts';

/** Once the tries are used up, one more is let through after `firstMs`, the next after twice as long, and so on. All ms. */
export interface Slowing {
  firstMs: number;
  longestMs: number;
  /** Nothing is remembered so long after the last try; at most a day. */
  forgottenMs: number;
}

/** How often something was tried: by whom at what is in the key, which tells nobody. */
export interface Counter {
  key: string;
  most: number;
  /** How long a row is stored. A row that would be stored longer was written while the clock was ahead, and blocks nobody. */
  lifetimeMs: number;
  slowing?: Slowing;
}

/** `until` and `next_at` in ms since 1970: when the row is over, and when the next try is let through although the tries are used up. */
interface Row {
  key: string;
  tries: number;
  until: number;
  next_at: number;
}

/** ms a row may seem to come from the future: requests that arrived together are written in another order, and clocks differ. */
export const AHEAD = 60_000;
/** The row at `time`; null where it has expired, or was written while the clock was ahead. */
function standing(row: Row | undefined, { lifetimeMs }: Counter, time: number): Row | null {
  return row !== undefined && row.until > time && row.until <= time + lifetimeMs + AHEAD ? row : null;
}

function isOpen(row: Row | null, { most, slowing }: Counter, weight: number, time: number): boolean {
  if (row === null || row.tries + weight <= most) return true;
  return slowing !== undefined && row.next_at <= time;
}

/** Whether each of the counters lets `weight` more tries through. Counts nothing. */
export async function areOpen(
  db: Tx,
  counters: readonly Counter[],
  { weight, time }: { weight: number; time: number },
): Promise<boolean> {
  const keys = counters.map(({ key }) => key);
  const rows = await db.selectFrom('rate_limits').where('key', 'in', keys).selectAll().execute();
  return counters.every((counter) => {
    const row = standing(
      rows.find(({ key }) => key === counter.key),
      counter,
      time,
    );
    return isOpen(row, counter, weight, time);
  });
}

/**
 * Counts `weight` tries with each of the counters. False, and nothing is counted, where one of them is used up. `time` in ms since 1970.
 */
export async function countTries(
  store: Store,
  counters: readonly Counter[],
  { weight, time }: { weight: number; time: number },
): Promise<boolean> {
  const count = async (tx: Tx): Promise<void> => {
    const done = await Promise.allSettled(counters.map((counter) => countTry(tx, counter, weight, time)));
    for (const one of done) if (one.status === 'rejected') throw one.reason;
  };
  try {
    await store.write(count, { locks: locksOf(counters) });
    return true;
  } catch (error) {
    if (error instanceof UsedUp) return false;
    throw error;
  }
}

/** What writes of the same counters wait for each other by. */
const locksOf = (counters: readonly Counter[]): string[] => counters.map(({ key }) => `tries:${key}`);

/** Gives tries back. */
export async function giveBackTries(store: Store, counters: readonly Counter[], weight: number): Promise<void> {
  const keys = counters.map(({ key }) => key);
  await store.write((tx) => lower(tx, keys, weight), { locks: locksOf(counters) });
}

/** Forgets all tries of `own`, and that many of `all`; of `address` only the one that was right is given back. */
export async function forgiveTries(
  store: Store,
  { own, all, address }: { own: Counter; all: Counter | null; address: Counter | null },
): Promise<void> {
  const counters = [own, all, address].filter((counter) => counter !== null);
  const forgive = async (tx: Tx): Promise<void> => {
    const tried = await tx.selectFrom('rate_limits').where('key', '=', own.key).select('tries').executeTakeFirst();
    await tx.deleteFrom('rate_limits').where('key', '=', own.key).execute();
    if (tried && all) await lower(tx, [all.key], tried.tries);
    if (address) await lower(tx, [address.key], 1);
  };
  await store.write(forgive, { locks: locksOf(counters) });
}

/** Thrown to undo the counters that were open where another was not. */
class UsedUp extends Error {}

/** When the next try is let through although the tries are used up; 0 where they are not. */
function nextAt({ most, slowing }: Counter, tries: number, time: number): number {
  if (slowing === undefined || tries < most) return 0;
  return time + Math.min(slowing.firstMs * 2 ** Math.min(tries - most, 40), slowing.longestMs);
}

/**
 * Counts a try. One statement decides and counts: it reads nothing that others may count meanwhile, so that writes beside it need not run again.
 *
 * @throws UsedUp where the tries are used up; nothing is counted then
 */
async function countTry(tx: Tx, counter: Counter, weight: number, time: number): Promise<void> {
  const { key, most, lifetimeMs, slowing } = counter;
  const isVoid = sql<SqlBool>`(rate_limits.until <= ${time} or rate_limits.until > ${time + lifetimeMs + AHEAD})`;
  const row = await tx
    .insertInto('rate_limits')
    .values({ key, tries: weight, until: time + lifetimeMs, next_at: nextAt(counter, weight, time) })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          tries: sql<number>`case when ${isVoid} then ${weight} else rate_limits.tries + ${weight} end`,
          until: sql<number>`case when ${isVoid} or ${sql.lit(slowing ? 1 : 0)} = 1 then excluded.until else rate_limits.until end`,
          next_at: 0,
        })
        .where((eb) =>
          eb.or([
            isVoid,
            sql<SqlBool>`rate_limits.tries + ${weight} <= ${most}`,
            ...(slowing ? [eb('rate_limits.next_at', '<=', time)] : []),
          ]),
        ),
    )
    .returning('tries')
    .executeTakeFirst();
  if (!row) throw new UsedUp();
  const next_at = nextAt(counter, row.tries, time);
  if (next_at > 0) await tx.updateTable('rate_limits').set({ next_at }).where('key', '=', key).execute();
}

async function lower(tx: Tx, keys: readonly string[], by: number): Promise<void> {
  await tx
    .updateTable('rate_limits')
    .set((eb) => ({ tries: greatest(sql.lit(0), eb('tries', '-', by)) }))
    .where('key', 'in', keys)
    .execute();
}
