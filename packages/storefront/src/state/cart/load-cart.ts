import type { CartStore } from './cart-api.ts';

let loading: Promise<CartStore> | undefined;

/** The bag itself, fetched with all it takes to change it when it is first wanted; rejects where it cannot be had. */
export function loadCart(): Promise<CartStore> {
  loading ??= import('./cart.ts').then(
    ({ cart, startCart }) => {
      startCart();
      return cart;
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}
