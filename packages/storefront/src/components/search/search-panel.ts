import { viewChunk } from '../lazy/chunk.ts';

/** The search panel, fetched at the first sign of interest. */
export const searchPanel = viewChunk(() => import('./SearchPanel.tsx'));
