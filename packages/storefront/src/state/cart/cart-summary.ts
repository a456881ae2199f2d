import { createStore } from 'zustand/vanilla';
import type { CartStore } from './cart-api.ts';
import type { CartState } from './cart-state.ts';

/** What a page shows of the bag before anything is opened. */
export interface CartSummary extends Pick<CartState, 'adding' | 'errors'> {
  count: number;
}

/** Name of the channel on which tabs tell each other that the bag changed. */
export const CART_CHANNEL = 'vitrine-cart';

/** Kept in step with the bag itself, once that is there. */
export const cartSummary = createStore<CartSummary>(() => ({ count: 0, adding: [], errors: {} }));

let loaded: CartStore | null = null;

/** Told by the bag itself: it is here, and what is shown of it follows it. */
export function summarizeCart(cart: CartStore): void {
  loaded = cart;
  cart.subscribe(({ status, visible, adding, errors }) => {
    const count = status === 'ready' ? visible.item_count : cartSummary.getState().count;
    cartSummary.setState({ count, adding, errors });
  });
}

/** The bag itself, if it is here. */
export const loadedCart = (): CartStore | null => loaded;

/** Key in `errors` of a failed add of a variant. */
export const addError = (variantId: number): string => `add:${variantId}`;
