import { hydrateIsland } from '@vitrine/compiler/client/hydrate-request.ts';
import { afterAdd, type BagMove, type BagSituation, onBagClick } from '../../domain/cart-rules.ts';
import { tellCartView } from '../../integrations/standard-event.ts';
import { pageConfig } from '../../platform/page-config.ts';
import { CART_DRAWER, overlays, whenNotShown } from '../overlays/overlays.ts';
import { viewport } from '../viewport/viewport.ts';

function situation(): BagSituation {
  return {
    desktop: viewport.getState().desktop,
    hasCartDrawer: document.body.hasAttribute('data-cart-drawer'),
    template: pageConfig().template,
  };
}

/** Leaves for the cart page. */
export function goToCart(): void {
  location.assign(pageConfig().routes.cart_url);
}

/** Opens the cart drawer where this page has one (on desktop); false elsewhere. */
export function openCart(): boolean {
  const { desktop, hasCartDrawer } = situation();
  if (!desktop || !hasCartDrawer) return false;
  hydrateIsland('cart-drawer');
  overlays.openDrawer(CART_DRAWER);
  tellCartView(document, 'drawer');
  whenNotShown(() => overlays.getState().panel?.id === CART_DRAWER, leaveForCart);
  return true;
}

/** Where the drawer cannot be fetched: its page has all it would have shown. */
export function leaveForCart(): void {
  overlays.closeDrawer(CART_DRAWER);
  goToCart();
}

function make(move: BagMove): BagMove {
  if (move === 'open-drawer') openCart();
  if (move === 'go-to-cart') goToCart();
  return move;
}

/** What a click on the bag does (rules header-10, header-11, header-12). */
export const clickBag = (): BagMove => make(onBagClick(situation()));

/** Fetches the drawer that an add will open, while the add itself is on its way. */
export function prepareAdded(): void {
  if (afterAdd(situation()) === 'open-drawer') hydrateIsland('cart-drawer');
}

/** What follows an add that succeeded (rules cart-22, cart-23); answers what that was. */
export const showAdded = (): BagMove => make(afterAdd(situation()));
