import { offerActions } from '../../integrations/standard-actions.ts';
import { pageConfig } from '../../platform/page-config.ts';
import { CART_CHANNEL, cartSummary, loadedCart } from './cart-summary.ts';
import { loadCart } from './load-cart.ts';
import { goToCart, openCart } from './open-cart.ts';

/** The first sign that the bag may be needed: the visitor begins to use the page, or comes back to it, or an app changed the bag. */
const FIRST_USE_EVENTS = ['pointerdown', 'touchstart', 'keydown', 'submit', 'visibilitychange', 'Loop:Cart Update'];

let started = false;

/** Reads how much is in the bag, once per page, and fetches the bag itself when the page begins to be used. Apps reach it at once. */
export function startCartSummary(): void {
  if (started || typeof document === 'undefined') return;
  started = true;
  offerActions(loadCart, { currency: pageConfig().currency, open: () => (openCart() ? undefined : goToCart()) });
  const cart = loadedCart();
  if (cart && cart.getState().status !== 'idle') return;

  const listening = new AbortController();
  const options = { signal: listening.signal, capture: true, passive: true };
  const load = () => {
    listening.abort();
    // Offline: the next press asks again.
    loadCart().catch(() => {});
  };
  for (const event of FIRST_USE_EVENTS) document.addEventListener(event, load, options);
  window.addEventListener('pageshow', ({ persisted }) => persisted && load(), options);
  if (typeof BroadcastChannel === 'function') {
    const channel = new BroadcastChannel(CART_CHANNEL);
    channel.addEventListener('message', load, options);
    listening.signal.addEventListener('abort', () => channel.close());
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
  if (typeof count === 'number' && loadedCart()?.getState().status !== 'ready') cartSummary.setState({ count });
}
