import type { Store } from '../../store/open.ts';
import type { Result } from '../result.ts';
import type { Cart } from '../types.ts';
import type { CartError } from './errors.ts';

/** As it came from the browser: parsed here, whatever it is. */
export interface AddItem {
  id: unknown;
  /** 1 when absent. */
  quantity?: unknown;
  properties?: unknown;
}

export interface AddedToCart {
  cart: Cart;
  /** For each item asked for, the key of the line it is in now. */
  keys: string[];
}

/** `cart` is set where something was added all the same (a partial add), and its token must reach the browser. */
export interface AddFailure {
  error: CartError;
  cart: Cart | null;
}

/** Adds items, making the cart where there is none (contract §1.3). */
export async function addToCart(
  _store: Store,
  _token: string | null,
  _items: readonly AddItem[],
): Promise<Result<AddedToCart, AddFailure>> {
  throw new Error('The cart is being built.');
}
