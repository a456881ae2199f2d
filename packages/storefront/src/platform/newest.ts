/**
 * For calls of which only the newest counts (a search as it is typed, a filter): each `next()` aborts the one before and
 * answers the signal to make the new call with.
 */
export function newest(): { next(): AbortSignal; stop(): void } {
  let current: AbortController | undefined;
  return {
    next() {
      current?.abort();
      current = new AbortController();
      return current.signal;
    },
    stop() {
      current?.abort();
      current = undefined;
    },
  };
}
