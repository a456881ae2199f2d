import { useEffect } from 'react';
import { useStore } from '../use-store.ts';
import { type CartSummary, cartSummary } from './cart-summary.ts';
import { startCartSummary } from './start-cart-summary.ts';

/** A part of what every page shows of the bag. `select` must answer a field of the state, or a plain value. */
export function useCartSummary<T>(select: (state: CartSummary) => T): T {
  useEffect(startCartSummary, []);
  return useStore(cartSummary, select);
}
