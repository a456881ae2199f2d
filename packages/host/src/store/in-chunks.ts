import type { Store } from './open.ts';
import type { Tx } from './writer.ts';

/** Rows a chunk takes away: a few milliseconds of writing, which nobody waits for longer. */
export const CHUNK = 50;

/**
 * Repeats a write until it finds nothing more to do, so that a long job never holds the others up: whoever asked to write meanwhile
 * comes between. `chunk` says how many rows it did; the sum is returned.
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
