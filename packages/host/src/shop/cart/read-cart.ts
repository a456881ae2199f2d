import type { Store } from '../../store/open.ts';
import type { Cart } from '../orders/types-commerce.ts';
import { findCart, publicCart } from './cart-rows.ts';

/** The cart of a token; null where it is unknown or was deleted. */
export async function readCart(store: Store, token: string | null): Promise<Cart | null> {
  const cart = await findCart(store.db, token);
  return cart && publicCart(cart);
}
