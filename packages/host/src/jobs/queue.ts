import type { Tx } from '../store/writer.ts';

export interface JobOptions {
  /** ms since 1970; at once when absent. */
  runAt?: number;
}

/**
 * Asks for a job inside the write it belongs to: both are on disk, or neither. A job of this kind and payload that waits already is
 * the same job, and runs at the earlier of both times; one that is running runs again.
 */
export async function queueJob(tx: Tx, kind: string, payload: string, { runAt = 0 }: JobOptions = {}): Promise<void> {
  await tx
    .insertInto('jobs')
    .values({ kind, payload, run_at: runAt })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'payload']).doUpdateSet((eb) => ({
        run_at: eb.fn<number>('min', ['jobs.run_at', 'excluded.run_at']),
        attempts: 0,
        is_dead: 0,
        is_again: 1,
      })),
    )
    .execute();
}
