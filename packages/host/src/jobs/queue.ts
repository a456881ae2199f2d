import { least } from '../store/sql/greatest.ts';
import type { Tx } from '../store/writer.ts';

export interface JobOptions {
  /** ms since 1970; at once when absent. */
  runAt?: number;
}

/**
 * Queues a job in the transaction it belongs to: both are on disk, or neither. A queued job of this kind and payload is the same job and
 * runs at the earlier time; a running one runs again.
 */
export async function queueJob(tx: Tx, kind: string, payload: string, { runAt = 0 }: JobOptions = {}): Promise<void> {
  await tx
    .insertInto('jobs')
    .values({ kind, payload, run_at: runAt })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'payload']).doUpdateSet((eb) => ({
        run_at: least(eb.ref('jobs.run_at'), eb.ref('excluded.run_at')),
        attempts: 0,
        is_dead: 0,
        is_again: 1,
      })),
    )
    .execute();
}
