import { useEffect } from 'react';
import { cart, startCart } from './cart.ts';
import type { CartError, CartState } from './cart-state.ts';
import { useStore } from './use-store.ts';

/**
 * A part of the bag. The first component that uses it has the bag read. `select` must answer a stable reference: a field of
 * the state, or a plain value.
 */
export function useCart<T>(select: (state: CartState) => T): T {
  useEffect(startCart, []);
  return useStore(cart, select);
}

/** Why the last change of a line, the note (`note`) or an add (`addError(id)`) failed; undefined when it did not. */
export const useCartError = (key: string): CartError | undefined => useCart((state) => state.errors[key]);

/** Whether an add of this variant is under way. */
export const useAdding = (variantId: number): boolean => useCart((state) => state.adding.includes(variantId));
