import type { Store } from '../../store/open.ts';
import type { Cart } from '../orders/types-commerce.ts';
import { findCart, publicCart } from './cart-rows.ts';

/** The cart of a token, or null: unknown, gone or never made. */
export async function readCart(store: Store, token: string | null): Promise<Cart | null> {
  const cart = await findCart(store.db, token);
  return cart && publicCart(cart);
}
