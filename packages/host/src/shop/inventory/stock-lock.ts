import type { Id } from '../types.ts';

/**
 * What everybody waits for who takes stock of a product or puts it back. Whether a product can be bought follows from all of its variants: who changes
 * one of them decides by the others too.
 */
export const stockLock = (productId: Id): string => `stock:${productId}`;
