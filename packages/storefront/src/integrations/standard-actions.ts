import type { CartStore } from '../state/cart/cart-api.ts';

interface Action {
  (payload?: unknown): Promise<unknown>;
  configure?(setup: {
    eventTarget?: () => EventTarget;
    handler?: (standard: () => Promise<unknown>) => unknown;
  }): unknown;
  isDefault?(): boolean;
}

interface Actions {
  updateCart?: Action;
  openCart?: Action;
  getCart?: Action;
}

declare global {
  interface Window {
    Shopify?: { actions?: Actions };
  }
}

interface Setup {
  currency: string;
  /** Shows the bag: the drawer, or its page. */
  open(): void;
}

/**
 * Joins the bag to the platform's standard actions, by which other apps add pieces and open the bag. Where the platform brings
 * them, ours follow its own; where it does not, they are made here.
 */
export function offerActions(bag: () => Promise<CartStore>, { currency, open }: Setup): void {
  window.Shopify ??= {};
  const actions = window.Shopify.actions;
  if (!actions) {
    window.Shopify.actions = ownActions(bag, currency, open);
    return;
  }
  actions.openCart?.configure?.({ handler: async () => open() });
  actions.updateCart?.configure?.({
    eventTarget: () => document,
    async handler(standard) {
      const result = await standard();
      await (await bag()).refetch();
      return result;
    },
  });
}

/** They come with the first call: most pages never see one. */
function ownActions(bag: () => Promise<CartStore>, currency: string, open: () => void): Actions {
  const action = (run: Action): Action => Object.assign(run, { isDefault: () => false });
  const own = () => import('./own-actions.ts');
  return {
    openCart: action(async () => open()),
    getCart: action(async () => (await own()).getCart(await bag(), currency)),
    updateCart: action(async (payload) => (await own()).updateCart(await bag(), currency, payload)),
  };
}
