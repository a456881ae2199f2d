import { isRecord } from '../platform/decode.ts';
import type { CartStore } from '../state/cart-api.ts';
import { type StandardCart, standardCart, variantId } from './standard-cart.ts';
import type { StandardOutcome } from './standard-events.ts';

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
export function offerActions(cart: CartStore, { currency, open }: Setup): void {
  window.Shopify ??= {};
  const actions = window.Shopify.actions;
  if (!actions) {
    window.Shopify.actions = ownActions(cart, currency, open);
    return;
  }
  actions.openCart?.configure?.({ handler: async () => open() });
  actions.updateCart?.configure?.({
    eventTarget: () => document,
    async handler(standard) {
      const result = await standard();
      await cart.refetch();
      return result;
    },
  });
}

function ownActions(cart: CartStore, currency: string, open: () => void): Actions {
  const current = (): StandardCart => standardCart(cart.getState().settled, currency);
  const action = (run: (payload: unknown) => Promise<unknown>): Action =>
    Object.assign((payload?: unknown) => run(payload), { isDefault: () => false });
  return {
    openCart: action(async () => open()),
    getCart: action(async () => {
      await cart.refetch();
      return { cart: current() };
    }),
    updateCart: action(async (payload): Promise<StandardOutcome> => {
      const { lines, note } = isRecord(payload) ? payload : {};
      const results = (Array.isArray(lines) ? lines : []).map((line) => changeLine(cart, line));
      if (typeof note === 'string') results.push(cart.setNote(note, 'standard-action'));
      const outcomes = await Promise.all(results);
      const userErrors = outcomes.flatMap((outcome) =>
        outcome.ok ? [] : [{ code: 'INVALID', message: outcome.error.message || outcome.error.kind }],
      );
      return { cart: current(), userErrors };
    }),
  };
}

/** A line with `merchandiseId` is an add, one with `id` (its key) an update; 0 removes it. */
function changeLine(
  cart: CartStore,
  line: unknown,
): ReturnType<CartStore['setQuantity']> | ReturnType<CartStore['add']> {
  if (!isRecord(line)) throw new TypeError('updateCart: a line is not an object');
  const quantity = typeof line.quantity === 'number' ? line.quantity : 1;
  if (typeof line.id === 'string') return cart.setQuantity(line.id, quantity, 'standard-action');
  const id = variantId(line.merchandiseId);
  if (id === undefined) throw new TypeError('updateCart: a line has neither id nor merchandiseId');
  const attributes = (Array.isArray(line.attributes) ? line.attributes : []).filter(isRecord);
  const properties = Object.fromEntries(attributes.map(({ key, value }) => [String(key), String(value)]));
  return cart.add({ id, quantity, properties }, 'standard-action');
}
