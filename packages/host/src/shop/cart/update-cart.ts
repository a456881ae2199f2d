import type { Store } from '../../store/open.ts';
import type { Result } from '../result.ts';
import type { Cart } from '../types.ts';
import type { CartError } from './errors.ts';

export interface CartUpdate {
  /** `{variant id or line key: quantity}`, or one quantity for each line in order. */
  updates?: unknown;
  note?: unknown;
  /** Merged into the cart's; an empty value takes the attribute away. */
  attributes?: unknown;
  /** Comma-separated codes; '' clears. */
  discount?: unknown;
}

/** Contract §1.4. All of it or nothing. */
export async function updateCart(
  _store: Store,
  _token: string | null,
  _update: CartUpdate,
): Promise<Result<Cart, CartError>> {
  throw new Error('The cart is being built.');
}

/** Takes every line out; note and attributes stay (contract §1.6). */
export async function clearCart(_store: Store, _token: string | null): Promise<Cart> {
  throw new Error('The cart is being built.');
}
