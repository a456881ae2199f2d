import type { Store } from '../../store/open.ts';
import type { Cart } from '../types.ts';
import { findCart, publicCart } from './cart-rows.ts';

/** A cart nobody touched for this long is gone, as its cookie is (contract §1.13). */
const KEPT_DAYS = 14;

/** The cart of a token, or null: unknown, gone or never made. */
export async function readCart(store: Store, token: string | null): Promise<Cart | null> {
  const cart = await findCart(store.db, token);
  return cart && publicCart(cart);
}

/** Takes away the carts nobody touched for two weeks; run now and then. Returns how many. */
export async function forgetOldCarts(store: Store, now: Date): Promise<number> {
  const before = new Date(now.getTime() - KEPT_DAYS * 86_400_000).toISOString();
  return store.write(async (tx) => {
    const { numDeletedRows } = await tx.deleteFrom('carts').where('updated_at', '<', before).executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  });
}
