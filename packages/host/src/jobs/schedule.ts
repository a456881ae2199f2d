import type { Store } from '../store/open.ts';

/** Something the shop does by the clock. */
export interface Schedule {
  /** As `vitrine jobs` lists it. */
  name: string;
  /** ms from the end of one run to the next. */
  every: number;
  /** What it returns is not looked at. `signal` is aborted when the process ends. */
  run(now: Date, signal: AbortSignal): Promise<unknown>;
}

/** ms between the first runs of schedules that are new: a new shop does not do everything at once. */
const APART = 20_000;

/** Synchronizes the stored schedules with the program's. An existing one keeps its next run, so that a restart runs none of them. */
export async function storeSchedules(store: Store, schedules: readonly Schedule[], now: number): Promise<void> {
  const stored = await store.db.selectFrom('jobs').where('every', 'is not', null).select(['kind', 'every']).execute();
  const known = new Map(stored.map(({ kind, every }) => [kind, every]));
  const isSame = stored.length === schedules.length && schedules.every(({ name, every }) => known.get(name) === every);
  if (isSame) return;
  await store.write(async (tx) => {
    await tx
      .deleteFrom('jobs')
      .where('every', 'is not', null)
      .where(
        'kind',
        'not in',
        schedules.map(({ name }) => name),
      )
      .execute();
    for (const [index, { name, every }] of schedules.entries())
      await tx
        .insertInto('jobs')
        .values({ kind: name, payload: '', every, run_at: now + Math.min(every, (index + 1) * APART) })
        .onConflict((conflict) => conflict.columns(['kind', 'payload']).doUpdateSet({ every }))
        .execute();
  });
}
