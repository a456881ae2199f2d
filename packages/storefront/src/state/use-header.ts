import { header } from './header.ts';
import type { HeaderState } from './header-store.ts';
import { useStore } from './use-store.ts';

/** A part of the header's state. */
export const useHeader = <T>(select: (state: HeaderState) => T): T => useStore(header, select);
