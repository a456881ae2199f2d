import './retry-import.ts';
import { islands } from 'virtual:vitrine/islands';
import { createIslands } from './islands.tsx';

/** The part of the start-up that needs React; fetched when the first island is wanted. */
export const { mountIsland, unmountIsland, mounted } = createIslands(islands);
