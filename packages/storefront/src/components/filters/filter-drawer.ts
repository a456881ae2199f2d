import { viewChunk } from '../../state/chunk.ts';

/** The drawer of filters of a narrow window. */
export const filterDrawer = viewChunk(() => import('./FilterDrawer.tsx'));
