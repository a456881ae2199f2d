import { createHeader } from './header-store.ts';
import { MENU_DRAWER, overlays } from './overlays.ts';

/** The header of this page. */
export const header = createHeader(overlays, MENU_DRAWER);
