import { type ExpressionBuilder, sql } from 'kysely';
import type { Clock } from '../store/clock.ts';
import type { Store } from '../store/open.ts';
import type { Database } from '../store/schema.ts';
import { isSame } from '../store/sql/is-same.ts';
import type { Tx } from '../store/writer.ts';
import { backoff, MAX_ATTEMPTS, PermanentError } from './backoff.ts';
import { isGone } from './owner.ts';

/** ms a job belongs to who runs it; renewed while it runs. Counted by the clock that all processes agree on. */
export const LEASE = 30_000;

/** Of claims, which wait for each other: two that find the same job due are not one of them too many. */
const CLAIMS = 'jobs';

/** Characters of an error that are stored. */
const MAX_ERROR = 500;

export interface Claimed {
  id: number;
  kind: string;
  payload: string;
  /** ms; null: it ends. */
  every: number | null;
  /** Attempts that failed before this one. */
  attempts: number;
  /** Of this run alone. */
  lease: string;
}

/** Jobs of these kinds, of all those that are due or were tried already. */
export interface Sort {
  kinds: readonly string[];
  /** Only jobs whose last attempt failed, or only those that never ran; both when absent. */
  isRetry?: boolean;
}

const ofSort =
  ({ kinds, isRetry }: Sort) =>
  (eb: ExpressionBuilder<Database, 'jobs'>) =>
    eb.and([
      eb('is_dead', '=', eb.lit(0)),
      eb('kind', 'in', [...kinds]),
      ...(isRetry === undefined ? [] : [eb('attempts', isRetry ? '>' : '=', 0)]),
    ]);

/** Those that are due and that no process runs. */
const isDue =
  ({ inSql }: Clock) =>
  (eb: ExpressionBuilder<Database, 'jobs'>) =>
    eb.and([eb('run_at', '<=', inSql()), eb.or([eb('lease', 'is', null), eb('lease_until', '<=', inSql())])]);

/** When a lease that begins now ends. */
const leaseEnd = ({ inSql }: Clock) => sql<number>`${inSql()} + ${sql.lit(LEASE)}`;

/** Ids of due jobs that no process runs, longest due first. */
async function dueIds(store: Store, sort: Sort, clock: Clock, limit: number): Promise<number[]> {
  const rows = await store.db
    .selectFrom('jobs')
    .where(ofSort(sort))
    .where(isDue(clock))
    .select('id')
    .orderBy('run_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Claims up to `limit` due jobs: no other process runs them until the lease ends. Writes nothing where none is due. */
export async function claimJobs(
  store: Store,
  { owner, clock, limit, ...sort }: Sort & { owner: string; clock: Clock; limit: number },
): Promise<Claimed[]> {
  if (limit <= 0) return [];
  const ids = await dueIds(store, sort, clock, limit);
  if (ids.length === 0) return [];
  const run = clock.now();
  return store.write(
    async (tx) => {
      const claimed: Claimed[] = [];
      for (const id of ids) {
        const lease = `${owner}/${id}/${run}`;
        // Whoever asked first has it: the look and the write are two steps.
        const row = await tx
          .updateTable('jobs')
          .set({ lease, lease_until: leaseEnd(clock), is_again: 0, last_run_at: clock.inSql() })
          .where('id', '=', id)
          .where('is_dead', '=', sql.lit(0))
          .where(isDue(clock))
          .returning(['kind', 'payload', 'every', 'attempts'])
          .executeTakeFirst();
        if (row) claimed.push({ id, lease, ...row });
      }
      return claimed;
    },
    { locks: [CLAIMS] },
  );
}

/** Still at work. */
export async function renewLease(store: Store, { id, lease }: Claimed, clock: Clock): Promise<void> {
  await store.write((tx) =>
    tx
      .updateTable('jobs')
      .set({ lease_until: leaseEnd(clock) })
      .where('id', '=', id)
      .where('lease', '=', lease)
      .execute(),
  );
}

/**
 * Marks success: a schedule waits for its next run, any other job is deleted. Throws where another process has the job by now, which rolls
 * back the write it is called in.
 */
export async function settleJob(tx: Tx, { id, lease, every }: Claimed, now: number): Promise<void> {
  const mine = await tx
    .selectFrom('jobs')
    .where('id', '=', id)
    .where('lease', '=', lease)
    .select('is_again')
    .executeTakeFirst();
  if (!mine) throw new Error('The job was taken over by another process.');
  if (every === null && mine.is_again === 0) {
    await tx.deleteFrom('jobs').where('id', '=', id).execute();
    return;
  }
  await tx
    .updateTable('jobs')
    .set({
      run_at: mine.is_again === 1 || every === null ? now : now + every,
      is_again: 0,
      attempts: 0,
      last_error: null,
      lease: null,
      lease_until: null,
    })
    .where('id', '=', id)
    .execute();
}

/** It failed: it runs again after a while, or it is given up. A schedule is never given up, nor does it wait past its next run. */
export async function failJob(store: Store, job: Claimed, error: unknown, now: number): Promise<{ isDead: boolean }> {
  const attempts = job.attempts + 1;
  const isDead = job.every === null && (error instanceof PermanentError || attempts >= MAX_ATTEMPTS);
  await store.write((tx) =>
    tx
      .updateTable('jobs')
      .set({
        attempts,
        last_error: (error instanceof Error ? error.message : String(error)).slice(0, MAX_ERROR),
        is_dead: Number(isDead),
        run_at: now + Math.min(backoff(attempts), job.every ?? Number.POSITIVE_INFINITY),
        lease: null,
        lease_until: null,
      })
      .where('id', '=', job.id)
      .where('lease', '=', job.lease)
      .execute(),
  );
  return { isDead };
}

/** Jobs that were not done when the process had to end: whoever comes next runs them at once. */
export async function releaseJobs(store: Store, jobs: readonly Claimed[]): Promise<void> {
  if (jobs.length === 0) return;
  const leases = jobs.map(({ lease }) => lease);
  await store.write((tx) =>
    tx.updateTable('jobs').set({ lease: null, lease_until: null }).where('lease', 'in', leases).execute(),
  );
}

/**
 * Repairs what a dead process or a clock that jumped has left: leases of ended processes end now, and nothing waits longer than it can: a
 * schedule at most its interval, a lease at most its length.
 */
export async function mendJobs(store: Store, now: number): Promise<void> {
  const rows = await store.db
    .selectFrom('jobs')
    .select(['id', 'lease', 'lease_until', 'run_at', 'every', 'attempts'])
    .where((eb) => eb.or([eb('lease', 'is not', null), eb('every', 'is not', null), eb('attempts', '>', 0)]))
    .where('is_dead', '=', sql.lit(0))
    .execute();
  const changes = rows.flatMap(({ id, every, attempts, ...row }) => {
    const isFree = row.lease === null || isGone(row.lease);
    const lease_until = isFree ? null : Math.min(row.lease_until ?? 0, now + LEASE);
    const longest =
      attempts > 0
        ? Math.min(backoff(attempts), every ?? Number.POSITIVE_INFINITY)
        : (every ?? Number.POSITIVE_INFINITY);
    const run_at = Math.min(row.run_at, now + longest);
    const lease = isFree ? null : row.lease;
    const isRight = lease === row.lease && lease_until === row.lease_until && run_at === row.run_at;
    return isRight ? [] : [{ id, was: row, mended: { lease, lease_until, run_at } }];
  });
  if (changes.length === 0) return;
  await store.write(
    async (tx) => {
      // What another process has claimed, renewed or asked for again since is as it should be.
      for (const { id, was, mended } of changes)
        await tx
          .updateTable('jobs')
          .set(mended)
          .where('id', '=', id)
          .where('run_at', '=', was.run_at)
          .where((eb) => isSame(eb.ref('lease'), was.lease))
          .where((eb) => isSame(eb.ref('lease_until'), was.lease_until))
          .execute();
    },
    { locks: [CLAIMS] },
  );
}

/** When the next job of these kinds is due that no process runs, ms since 1970; null where none is queued. */
export async function nextDue(store: Store, sorts: readonly Sort[]): Promise<number | null> {
  const row = await store.db
    .selectFrom('jobs')
    .where('lease', 'is', null)
    .where((eb) => eb.or(sorts.map((sort) => ofSort(sort)(eb))))
    .select(({ fn }) => fn.min('run_at').as('at'))
    .executeTakeFirst();
  return row?.at ?? null;
}
