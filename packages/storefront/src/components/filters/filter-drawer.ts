import { viewChunk } from '../lazy/chunk.ts';

/** The drawer of filters of a narrow window. */
export const filterDrawer = viewChunk(() => import('./FilterDrawer.tsx'));
