/** What the rules of the bag depend on. */
export interface BagSituation {
  /** The window is at least 1024 px wide. */
  desktop: boolean;
  /** The body says that the page has a cart drawer. */
  hasCartDrawer: boolean;
  /** Name of the page's template. */
  template: string;
}

export type BagMove = 'open-drawer' | 'go-to-cart' | 'stay';

/** A click on the bag (rules header-10, header-11, header-12): drawer on desktop, nothing on the cart page, `/cart` on mobile. */
export function onBagClick({ desktop, hasCartDrawer, template }: BagSituation): BagMove {
  if (template === 'cart') return 'stay';
  return desktop && hasCartDrawer ? 'open-drawer' : 'go-to-cart';
}

/**
 * After an add that succeeded (rules cart-22, cart-23): the drawer opens where there is one, which is on desktop only (rule cart-10);
 * on mobile the browser goes to the bag.
 */
export function afterAdd({ desktop, hasCartDrawer, template }: BagSituation): BagMove {
  if (template === 'cart') return 'stay';
  if (!desktop) return 'go-to-cart';
  return hasCartDrawer ? 'open-drawer' : 'stay';
}
