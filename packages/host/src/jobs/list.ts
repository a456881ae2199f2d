import { sql } from 'kysely';
import { BY_CLI, recordAudit } from '../shop/audit/record-audit.ts';
import type { Store } from '../store/open.ts';

/** Published where somebody asks for a job now: a notification also wakes the other processes (`changes.ts`). */
const JOBS = 'jobs';

export interface ListedJob {
  id: number;
  /** Of a schedule its name. */
  kind: string;
  /** What it is about; empty for schedules. */
  payload: string;
  state: 'running' | 'waiting' | 'failing' | 'given up';
  /** ms since 1970; null where it is not tried again. */
  nextRun: number | null;
  /** ms since 1970; null before its first run. */
  lastRun: number | null;
  /** That failed, since the last that went well. */
  attempts: number;
  lastError: string | null;
}

/** Schedules first, then the other jobs as they are due, at most `limit` of these. */
export async function listJobs(store: Store, now: number, limit: number): Promise<ListedJob[]> {
  const rows = await store.db
    .selectFrom('jobs')
    .selectAll()
    .orderBy('every', (order) => order.desc().nullsLast())
    .orderBy('is_dead', 'desc')
    .orderBy('run_at')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    payload: row.payload,
    state:
      row.is_dead === 1
        ? 'given up'
        : row.lease !== null && (row.lease_until ?? 0) > now
          ? 'running'
          : row.attempts > 0
            ? 'failing'
            : 'waiting',
    nextRun: row.is_dead === 1 ? null : row.run_at,
    lastRun: row.last_run_at,
    attempts: row.attempts,
    lastError: row.last_error,
  }));
}

/** Jobs by what becomes of them: `queued` waits, `failing` was tried and is tried again, `dead` is given up. Schedules are none of these. */
export async function countJobs(store: Store): Promise<{ queued: number; failing: number; dead: number }> {
  const row = await store.db
    .selectFrom('jobs')
    .where('every', 'is', null)
    .select(({ fn, eb }) => [
      fn
        .countAll<number>()
        .filterWhere(eb.and([eb('is_dead', '=', eb.lit(0)), eb('attempts', '=', 0)]))
        .as('queued'),
      fn
        .countAll<number>()
        .filterWhere(eb.and([eb('is_dead', '=', eb.lit(0)), eb('attempts', '>', 0)]))
        .as('failing'),
      fn.countAll<number>().filterWhere('is_dead', '=', sql.lit(1)).as('dead'),
    ])
    .executeTakeFirstOrThrow();
  return row;
}

/** Retries a job at once, also one that was given up. False where there is none with this id. */
export async function retryJob(store: Store, id: number): Promise<boolean> {
  return store.write(async (tx, changed) => {
    const retried = await tx
      .updateTable('jobs')
      .set({ run_at: 0, attempts: 0, is_dead: 0 })
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    // The processes of the shop look for it at once.
    if (retried) changed(JOBS);
    if (retried) await recordAudit(tx, 'job_retried', BY_CLI, `job:${id}`);
    return retried !== undefined;
  });
}

/** Has a schedule run at once, and again where it is running. False where there is none of this name. */
export async function runSchedule(store: Store, name: string): Promise<boolean> {
  return store.write(async (tx, changed) => {
    const schedule = await tx
      .updateTable('jobs')
      .set({ run_at: 0, is_again: 1 })
      .where('kind', '=', name)
      .where('every', 'is not', null)
      .returning('id')
      .executeTakeFirst();
    if (schedule) changed(JOBS);
    if (schedule) await recordAudit(tx, 'schedule_run', BY_CLI, `job:${schedule.id}`);
    return schedule !== undefined;
  });
}
