import { useEffect } from 'react';
import { useStore } from '../use-store.ts';
import { type KnownBag, knownBag } from './cart-summary.ts';
import { startBag } from './start-cart-summary.ts';

/** A part of what every page shows of the bag. `select` must answer a field of the state, or a plain value. */
export function useKnownBag<T>(select: (state: KnownBag) => T): T {
  useEffect(startBag, []);
  return useStore(knownBag, select);
}
