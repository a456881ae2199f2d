import type { CartStore } from './cart-api.ts';
import { BAG_CHANNEL } from './cart-summary.ts';

/** ms a page may be out of sight before its bag is read again. */
export const LONG_ABSENCE = 60_000;

/**
 * Keeps the bag of a page current: after Back from the back/forward cache, after a long absence, when another tab changed it,
 * and when the loop widget says that it did (`Loop:Cart Update`). Answers how to stop.
 */
export function keepFresh(cart: CartStore, now: () => number = Date.now): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let leftAt = document.visibilityState === 'hidden' ? now() : null;
  let stale = false;
  const refetch = () => {
    if (document.visibilityState === 'hidden') stale = true;
    else void cart.refetch();
  };

  window.addEventListener('pageshow', (event) => event.persisted && refetch(), { signal });
  document.addEventListener('Loop:Cart Update', refetch, { signal });
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') {
        leftAt = now();
        return;
      }
      const long = leftAt !== null && now() - leftAt >= LONG_ABSENCE;
      leftAt = null;
      if (!long && !stale) return;
      stale = false;
      void cart.refetch();
    },
    { signal },
  );

  if (typeof BroadcastChannel === 'function') {
    const channel = new BroadcastChannel(BAG_CHANNEL);
    channel.addEventListener('message', refetch);
    const deaf = cart.listen({ changed: () => channel.postMessage('changed') });
    signal.addEventListener('abort', () => {
      deaf();
      channel.close();
    });
  }
  return () => stop.abort();
}
