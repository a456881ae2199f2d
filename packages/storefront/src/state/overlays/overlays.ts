import { createOverlays } from './overlays-store.ts';
import { documentPage, scrollLock } from './scroll-lock.ts';

/** The page's scroll lock, for the few who are not an overlay (the zoom). */
export const pageScroll = scrollLock(documentPage);

/** What lies over this page. */
export const overlays = createOverlays(pageScroll);

/** ms in which a dialog has to be shown whose island is still asleep. */
export const DIALOG_PATIENCE = 5000;

/** Calls `instead` where a dialog was opened whose island could not be mounted: `isOpen` answers whether it still is to be. */
export function whenNotShown(isOpen: () => boolean, instead: () => void): void {
  setTimeout(() => {
    if (isOpen() && !overlays.isShown()) instead();
  }, DIALOG_PATIENCE);
}

/** Ids of the drawers (rules cart-10, menu-1). */
export const CART_DRAWER = 'cart';
export const MENU_DRAWER = 'menu';
export const FILTERS_DRAWER = 'filters';
