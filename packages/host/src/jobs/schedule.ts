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

/** ms past its time after which a schedule that this program does not know is of no other running process either. */
const FORGOTTEN = 3_600_000;

/**
 * Synchronizes the stored schedules with the program's. An existing one keeps its next run, so that a restart runs none of them. One that the
 * program does not know is taken away when it starts; later only where nobody runs it: another version may run beside this one. `now` in ms
 * since 1970.
 */
export async function storeSchedules(
  store: Store,
  schedules: readonly Schedule[],
  { now, isStart }: { now: number; isStart: boolean },
): Promise<void> {
  const stored = await store.db
    .selectFrom('jobs')
    .where('every', 'is not', null)
    .select(['kind', 'every', 'run_at'])
    .execute();
  const own = new Map(schedules.map(({ name, every }) => [name, every]));
  const known = new Map(stored.map(({ kind, every }) => [kind, every]));
  const old = stored.filter(({ kind, run_at }) => !own.has(kind) && (isStart || run_at < now - FORGOTTEN));
  const different = schedules.filter(({ name, every }) => known.get(name) !== every);
  if (old.length === 0 && different.length === 0) return;
  await store.write(
    async (tx) => {
      for (const { kind } of old)
        await tx.deleteFrom('jobs').where('every', 'is not', null).where('kind', '=', kind).execute();
      for (const { name, every } of different)
        await tx
          .insertInto('jobs')
          .values({ kind: name, payload: '', every, run_at: now + Math.min(every, firstRun(schedules, name)) })
          .onConflict((conflict) => conflict.columns(['kind', 'payload']).doUpdateSet({ every }))
          .execute();
    },
    { locks: ['schedules'] },
  );
}

/** ms from now to the first run of a schedule. */
const firstRun = (schedules: readonly Schedule[], name: string): number =>
  (schedules.findIndex((schedule) => schedule.name === name) + 1) * APART;
