import { MENU_DRAWER, overlays } from '../overlays/overlays.ts';
import { useStore } from '../use-store.ts';
import { createHeader, type HeaderState } from './header-store.ts';

/** The header of this page. */
export const header = createHeader(overlays, MENU_DRAWER);

/** A part of the header's state. */
export const useHeader = <T>(select: (state: HeaderState) => T): T => useStore(header, select);
