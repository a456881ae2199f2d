import { useEffect } from 'react';
import { useStore } from '../use-store.ts';
import { knownWishes } from './shown-wishes.ts';
import { startWishes } from './start-wishes.ts';
import type { Wish } from './wish.ts';

/** A plain value of the wish list. `select` must answer a field, or a plain value. */
export function useWishes<T>(select: (wishes: readonly Wish[]) => T): T {
  useEffect(startWishes, []);
  return useStore(knownWishes, ({ wishes }) => select(wishes));
}
