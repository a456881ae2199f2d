import type { Store } from '../../store/open.ts';
import type { Result } from '../result.ts';
import type { Cart } from '../types.ts';
import type { CartError } from './errors.ts';

export interface LineChange {
  /** Variant id or line key. */
  id?: unknown;
  /** 1-based. */
  line?: unknown;
  quantity?: unknown;
  /** Replaces the line's properties. */
  properties?: unknown;
}

/** Contract §1.5. `cart` of a failure is set where the quantity was lowered to what there is. */
export async function changeLine(
  _store: Store,
  _token: string | null,
  _change: LineChange,
): Promise<Result<Cart, { error: CartError; cart: Cart | null }>> {
  throw new Error('The cart is being built.');
}
