import { EVERYTHING } from './changes.ts';
import type { Store } from './open.ts';
import { isLocked } from './process-lock.ts';
import { faultOf } from './store-error.ts';

/** ms between two looks. */
const EVERY = 1000;

/**
 * Notices what other processes write (an import, an order that was sent from the command line) and has everything that is kept
 * in memory read anew. While an import builds its tables nothing the shop shows changes, so it is looked at when that has
 * ended. `prepare` reads ahead what takes long, while what is in memory still answers. Returns how to stop.
 */
export function watchOtherWriters(
  store: Store,
  { prepare = async () => {}, every = EVERY }: { prepare?: () => Promise<unknown>; every?: number } = {},
): () => void {
  let known = store.foreignWrites();
  let isPreparing = false;
  let isStopped = false;
  const look = async (): Promise<void> => {
    const now = store.foreignWrites();
    if (isPreparing || now === known || isLocked(store.dataDir, 'import')) return;
    isPreparing = true;
    known = now;
    try {
      await prepare();
    } catch (error) {
      if (isStopped) return;
      console.error(
        'What another process has changed could not be read ahead:',
        faultOf(error) === null ? error : String(error),
      );
    }
    isPreparing = false;
    if (isStopped) return;
    // What was written is not known.
    store.changes.publish([EVERYTHING]);
    store.changes.committed();
  };
  const timer = setInterval(() => void look(), every);
  timer.unref();
  return () => {
    isStopped = true;
    clearInterval(timer);
  };
}
