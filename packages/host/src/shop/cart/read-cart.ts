import type { Store } from '../../store/open.ts';
import type { Cart } from '../types-commerce.ts';
import { findCart, publicCart } from './cart-rows.ts';

/** A cart nobody touched for this long is gone, as its cookie is (contract §1.13). */
const KEPT_DAYS = 14;
/** A customer's waits for them, on whatever device. */
const KEPT_DAYS_OF_CUSTOMERS = 365;

/** The cart of a token, or null: unknown, gone or never made. */
export async function readCart(store: Store, token: string | null): Promise<Cart | null> {
  const cart = await findCart(store.db, token);
  return cart && publicCart(cart);
}

/** Takes away the carts nobody touched for two weeks, customers' for a year; run now and then. Returns how many. */
export async function forgetOldCarts(store: Store, now: Date): Promise<number> {
  const before = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
  return store.write(async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('carts')
      .where('updated_at', '<', before(KEPT_DAYS))
      .where((eb) => eb.or([eb('customer_id', 'is', null), eb('updated_at', '<', before(KEPT_DAYS_OF_CUSTOMERS))]))
      .executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  });
}
