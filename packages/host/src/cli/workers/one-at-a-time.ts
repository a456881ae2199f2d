/**
 * A function that begins `work` when nothing of it is in flight, and otherwise once more after that: however often it is called meanwhile, what
 * has changed before the last call is seen by a run that begins after it. `work` must not reject.
 */
export function oneAtATime(work: () => Promise<void>): () => void {
  let isRunning = false;
  let isWanted = false;
  return async function run() {
    isWanted = true;
    if (isRunning) return;
    isRunning = true;
    while (isWanted) {
      isWanted = false;
      await work();
    }
    isRunning = false;
  };
}
