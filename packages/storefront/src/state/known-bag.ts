import { createStore } from 'zustand/vanilla';
import { offerActions } from '../integrations/standard-actions.ts';
import { pageConfig } from '../platform/page-config.ts';
import type { CartStore } from './cart-api.ts';
import type { CartState } from './cart-state.ts';
import { goToCart, openCart } from './open-cart.ts';

/** What a page shows of the bag before anything is opened. */
export interface KnownBag extends Pick<CartState, 'adding' | 'errors'> {
  count: number;
}

/** Name of the channel on which tabs tell each other that the bag changed. */
export const BAG_CHANNEL = 'vitrine-cart';

/** The first sign that the bag may be needed: the visitor begins to use the page, or comes back to it, or an app changed the bag. */
const SIGNS = ['pointerdown', 'touchstart', 'keydown', 'submit', 'visibilitychange', 'Loop:Cart Update'];

/** Kept in step with the bag itself, once that is there. */
export const knownBag = createStore<KnownBag>(() => ({ count: 0, adding: [], errors: {} }));

let bag: CartStore | null = null;
let started = false;
let coming: Promise<CartStore> | undefined;

/** Told by the bag itself: it is here, and what is shown of it follows it. */
export function knowBag(cart: CartStore): void {
  bag = cart;
  cart.subscribe(({ status, visible, adding, errors }) => {
    const count = status === 'ready' ? visible.item_count : knownBag.getState().count;
    knownBag.setState({ count, adding, errors });
  });
}

/** The bag itself, if it is here. */
export const bagNow = (): CartStore | null => bag;

/** The bag itself, fetched with all it takes to change it when it is first wanted; rejects where it cannot be had. */
export function wholeBag(): Promise<CartStore> {
  coming ??= import('./cart.ts').then(
    ({ cart, startCart }) => {
      startCart();
      return cart;
    },
    (error: unknown) => {
      coming = undefined;
      throw error;
    },
  );
  return coming;
}

/** Reads how much is in the bag, once per page, and fetches the bag itself when the page begins to be used. Apps reach it at once. */
export function startBag(): void {
  if (started || typeof document === 'undefined') return;
  started = true;
  offerActions(wholeBag, { currency: pageConfig().currency, open: () => (openCart() ? undefined : goToCart()) });
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
  if (typeof count === 'number' && bag?.getState().status !== 'ready') knownBag.setState({ count });
}
