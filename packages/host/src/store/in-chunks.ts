import type { Store } from './open.ts';
import type { Tx } from './writer.ts';

/** Rows deleted per chunk: a few milliseconds of writing. */
export const CHUNK = 50;

/**
 * Repeats a write until it changes nothing, so that a long job never blocks others: writes queued in the meantime run between chunks.
 * `chunk` returns how many rows it changed; the sum is returned.
 */
export async function inChunks(
  store: Store,
  chunk: (tx: Tx, changed: (...facts: string[]) => void) => Promise<number>,
): Promise<number> {
  let sum = 0;
  for (;;) {
    const done = await store.write(chunk);
    if (done === 0) return sum;
    sum += done;
  }
}
