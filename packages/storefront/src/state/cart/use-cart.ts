import { useEffect } from 'react';
import { useStore } from '../use-store.ts';
import { cart, startCart } from './cart.ts';
import type { CartState } from './cart-state.ts';
import { startBag } from './start-cart-summary.ts';

/**
 * A part of the bag. The first component that uses it has the bag read. `select` must answer a stable reference: a field of
 * the state, or a plain value.
 */
export function useCart<T>(select: (state: CartState) => T): T {
  useEffect(() => {
    startCart();
    startBag();
  }, []);
  return useStore(cart, select);
}
