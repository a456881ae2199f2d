import { offerActions } from '../../integrations/standard-actions.ts';
import { pageConfig } from '../../platform/page-config.ts';
import { BAG_CHANNEL, bagNow, knownBag } from './cart-summary.ts';
import { wholeBag } from './load-cart.ts';
import { goToCart, openCart } from './open-cart.ts';

/** The first sign that the bag may be needed: the visitor begins to use the page, or comes back to it, or an app changed the bag. */
const SIGNS = ['pointerdown', 'touchstart', 'keydown', 'submit', 'visibilitychange', 'Loop:Cart Update'];

let started = false;

/** Reads how much is in the bag, once per page, and fetches the bag itself when the page begins to be used. Apps reach it at once. */
export function startBag(): void {
  if (started || typeof document === 'undefined') return;
  started = true;
  offerActions(wholeBag, { currency: pageConfig().currency, open: () => (openCart() ? undefined : goToCart()) });
  const bag = bagNow();
  if (bag && bag.getState().status !== 'idle') return;

  const waiting = new AbortController();
  const options = { signal: waiting.signal, capture: true, passive: true };
  const want = () => {
    waiting.abort();
    // Offline: the next press asks again.
    wholeBag().catch(() => {});
  };
  for (const sign of SIGNS) document.addEventListener(sign, want, options);
  window.addEventListener('pageshow', ({ persisted }) => persisted && want(), options);
  if (typeof BroadcastChannel === 'function') {
    const channel = new BroadcastChannel(BAG_CHANNEL);
    channel.addEventListener('message', want, options);
    waiting.signal.addEventListener('abort', () => channel.close());
  }
  void readCount();
}

async function readCount(): Promise<void> {
  const init: RequestInit = { headers: { Accept: 'application/json' }, cache: 'no-store', credentials: 'same-origin' };
  const answer: unknown = await fetch(`${pageConfig().routes.cart_url}.json`, init)
    .then(
      (response) => response.json(),
      () => null,
    )
    .catch(() => null);
  const count = typeof answer === 'object' && answer !== null && 'item_count' in answer ? answer.item_count : 0;
  // The bag itself knows better.
  if (typeof count === 'number' && bagNow()?.getState().status !== 'ready') knownBag.setState({ count });
}
