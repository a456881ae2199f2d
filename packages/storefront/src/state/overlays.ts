import { createOverlays } from './overlays-store.ts';
import { documentPage, scrollLock } from './scroll-lock.ts';

/** The page's scroll lock, for the few who are not an overlay (the zoom). */
export const pageScroll = scrollLock(documentPage);

/** What lies over this page. */
export const overlays = createOverlays(pageScroll);

/** Ids of the drawers (`spec §2`). */
export const CART_DRAWER = 'cart';
export const MENU_DRAWER = 'menu';
export const FILTERS_DRAWER = 'filters';
