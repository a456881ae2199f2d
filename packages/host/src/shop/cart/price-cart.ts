import type { Store } from '../../store/open.ts';
import type { Cart } from '../types.ts';
import type { PricedCart } from '../types-commerce.ts';

/** The cart with today's products and prices: what `/cart.js` and the Liquid `cart` both show. Null is the empty cart. */
export async function priceCart(_store: Store, _cart: Cart | null): Promise<PricedCart> {
  throw new Error('The cart is being built.');
}
