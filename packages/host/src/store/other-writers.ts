import type { Store } from './open.ts';

/** ms between two looks. */
const EVERY = 1000;

/**
 * Notices what other processes write (an import, an order that was sent from the command line) and has everything that is kept
 * in memory read anew. Returns how to stop.
 */
export function watchOtherWriters(store: Store, every = EVERY): () => void {
  let known = store.foreignWrites();
  const timer = setInterval(() => {
    const now = store.foreignWrites();
    if (now === known) return;
    known = now;
    // What was written is not known, and `shop` is what everything depends on.
    store.changes.publish(['shop', 'products', 'collections', 'locations', 'policies']);
    store.changes.committed();
  }, every);
  timer.unref();
  return () => clearInterval(timer);
}
