import { createStore } from 'zustand/vanilla';
import type { Wish } from './wish.ts';

/** Where a browser stores the wish list: JSON of a `StoredWishes`. */
export const WISHES_KEY = 'vitrine:wishes';

/** The wish list as every page shows it: which hearts are filled, how many entries there are. */
export const knownWishes = createStore<{ wishes: readonly Wish[] }>(() => ({ wishes: [] }));
