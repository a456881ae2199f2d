import { EVERYTHING } from './changes.ts';
import type { Store } from './open.ts';
import { isLocked } from './process-lock.ts';
import { faultOf } from './store-error.ts';

/** ms between two looks. */
const EVERY = 1000;

/**
 * Detects writes of other processes (an import, an order shipped from the command line) and drops everything cached in memory. While an
 * import builds its tables nothing visible changes, so it only looks once the import has ended. `prepare` loads slow data ahead, while the
 * cached data still answers. Returns a function that stops it.
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
