import { hydrateIsland } from '@vitrine/compiler/client/hydrate-request.ts';
import { actionAfterAdd, actionOnCartClick, type CartAction, type CartContext } from '../../domain/cart-rules.ts';
import { emitCartView } from '../../integrations/standard-event.ts';
import { pageConfig } from '../../platform/page-config.ts';
import { CART_DRAWER, overlays, whenNotShown } from '../overlays/overlays.ts';
import { viewport } from '../viewport/viewport.ts';

function cartContext(): CartContext {
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
  const { desktop, hasCartDrawer } = cartContext();
  if (!desktop || !hasCartDrawer) return false;
  hydrateIsland('cart-drawer');
  overlays.openDrawer(CART_DRAWER);
  emitCartView(document, 'drawer');
  whenNotShown(() => overlays.getState().panel?.id === CART_DRAWER, leaveForCart);
  return true;
}

/** Where the drawer cannot be fetched: its page has all it would have shown. */
export function leaveForCart(): void {
  overlays.closeDrawer(CART_DRAWER);
  goToCart();
}

function perform(action: CartAction): CartAction {
  if (action === 'open-drawer') openCart();
  if (action === 'go-to-cart') goToCart();
  return action;
}

/** What a click on the bag does (rules header-10, header-11, header-12). */
export const clickCart = (): CartAction => perform(actionOnCartClick(cartContext()));

/** Fetches the drawer that an add will open, while the add itself is on its way. */
export function prepareCartForAdd(): void {
  if (actionAfterAdd(cartContext()) === 'open-drawer') hydrateIsland('cart-drawer');
}

/** What follows an add that succeeded (rules cart-22, cart-23); answers what that was. */
export const showCartAfterAdd = (): CartAction => perform(actionAfterAdd(cartContext()));
