import { createStore } from 'zustand/vanilla';
import type { CartStore } from './cart-api.ts';
import type { CartState } from './cart-state.ts';

/** What a page shows of the bag before anything is opened. */
export interface KnownBag extends Pick<CartState, 'adding' | 'errors'> {
  count: number;
}

/** Name of the channel on which tabs tell each other that the bag changed. */
export const BAG_CHANNEL = 'vitrine-cart';

/** Kept in step with the bag itself, once that is there. */
export const knownBag = createStore<KnownBag>(() => ({ count: 0, adding: [], errors: {} }));

let bag: CartStore | null = null;

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

/** Key in `errors` of a failed add of a variant. */
export const addError = (variantId: number): string => `add:${variantId}`;
