import type { CartStore } from './cart-api.ts';

let coming: Promise<CartStore> | undefined;

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
