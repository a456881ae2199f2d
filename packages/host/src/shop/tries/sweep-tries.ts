import type { Store } from '../../store/open.ts';
import type { Tx } from '../../store/writer.ts';
import { AHEAD } from './count-tries.ts';

/** ms */
const DAY = 86_400_000;
/** Most rows stored; anonymous attempts must not fill the disk. */
export const MAX_COUNTERS = 100_000;

/** Deletes expired counters, and above `MAX_COUNTERS` those that expire first. Returns how many. */
export function sweepTries(store: Store, now: Date): Promise<number> {
  return store.write((tx) => sweep(tx, now.getTime()));
}

async function sweep(tx: Tx, time: number): Promise<number> {
  const over = await tx
    .deleteFrom('rate_limits')
    .where((eb) => eb.or([eb('until', '<=', time), eb('until', '>', time + DAY + AHEAD)]))
    .executeTakeFirstOrThrow();
  const { count } = await tx
    .selectFrom('rate_limits')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (count <= MAX_COUNTERS) return Number(over.numDeletedRows);
  const surplus = await tx
    .deleteFrom('rate_limits')
    .where('key', 'in', (eb) =>
      eb
        .selectFrom('rate_limits')
        .select('key')
        .orderBy('until')
        .limit(count - MAX_COUNTERS),
    )
    .executeTakeFirstOrThrow();
  return Number(over.numDeletedRows + surplus.numDeletedRows);
}
