import { viewChunk } from '../../components/lazy/chunk.ts';

/** The dialogs of the address book; preloaded when the pointer enters a button that opens one. */
export const addressDialogs = viewChunk(() => import('./AddressDialogs.tsx'));
