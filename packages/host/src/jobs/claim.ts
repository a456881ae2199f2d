import { type ExpressionBuilder, sql } from 'kysely';
import type { Store } from '../store/open.ts';
import type { Database } from '../store/schema.ts';
import { isSame } from '../store/sql/is-same.ts';
import type { Tx } from '../store/writer.ts';
import { backoff, MAX_ATTEMPTS, PermanentError } from './backoff.ts';
import { isGone } from './owner.ts';

/** ms a job belongs to who runs it; renewed while it runs. */
export const LEASE = 30_000;

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

/** Ids of due jobs that no process runs, longest due first. */
async function dueIds(store: Store, sort: Sort, now: number, limit: number): Promise<number[]> {
  const rows = await store.db
    .selectFrom('jobs')
    .where(ofSort(sort))
    .where('run_at', '<=', now)
    .where((eb) => eb.or([eb('lease', 'is', null), eb('lease_until', '<=', now)]))
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
  { owner, now, limit, ...sort }: Sort & { owner: string; now: number; limit: number },
): Promise<Claimed[]> {
  if (limit <= 0) return [];
  const ids = await dueIds(store, sort, now, limit);
  if (ids.length === 0) return [];
  return store.write(async (tx) => {
    const claimed: Claimed[] = [];
    for (const id of ids) {
      const lease = `${owner}/${id}/${now}`;
      // Whoever asked first has it: the look and the write are two steps.
      const row = await tx
        .updateTable('jobs')
        .set({ lease, lease_until: now + LEASE, is_again: 0, last_run_at: now })
        .where('id', '=', id)
        .where('is_dead', '=', sql.lit(0))
        .where('run_at', '<=', now)
        .where((eb) => eb.or([eb('lease', 'is', null), eb('lease_until', '<=', now)]))
        .returning(['kind', 'payload', 'every', 'attempts'])
        .executeTakeFirst();
      if (row) claimed.push({ id, lease, ...row });
    }
    return claimed;
  });
}

/** Still at work. */
export async function renewLease(store: Store, { id, lease }: Claimed, now: number): Promise<void> {
  await store.write((tx) =>
    tx
      .updateTable('jobs')
      .set({ lease_until: now + LEASE })
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
    return isRight ? [] : [{ id, was: row.lease, lease, lease_until, run_at }];
  });
  if (changes.length === 0) return;
  await store.write(async (tx) => {
    for (const { id, was, ...mended } of changes)
      await tx
        .updateTable('jobs')
        .set(mended)
        .where('id', '=', id)
        .where((eb) => isSame(eb.ref('lease'), was))
        .execute();
  });
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
