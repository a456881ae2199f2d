import type { Store } from '../../store/open.ts';
import type { Cart } from '../types.ts';

/** The cart of a token, or null: unknown, expired or never made. */
export async function readCart(_store: Store, _token: string | null): Promise<Cart | null> {
  throw new Error('The cart is being built.');
}
