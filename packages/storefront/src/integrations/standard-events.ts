import type { Cart } from '../domain/cart.schema.ts';
import type { CallFailure } from '../platform/call-failure.ts';
import type { Result } from '../platform/result.ts';
import type { CartChange, CartListener } from '../state/cart/cart-change.ts';
import type { StandardCart } from './standard-cart.ts';
import { standardEvent } from './standard-event.ts';
import { variantGid } from './variant-gid.ts';

/** What the promise of an event resolves with. A refusal is an answer, with the cart's reasons; only a lost call rejects. */
export interface StandardOutcome {
  cart?: StandardCart;
  userErrors: { code: string; message: string }[];
}

/**
 * Speaks the platform's standard events for every change of the bag, as it is sent: `shopify:cart:lines-update`,
 * `shopify:cart:note-update`, and `shopify:cart:error` when the call itself failed. So other apps need not watch the network.
 */
export function tellStandardEvents(target: EventTarget, currency: string): CartListener {
  return {
    started(change, outcome) {
      const promise = outcome.then((result) => settled(result, currency));
      // A listener is free to leave the promise alone.
      promise.catch(() => {});
      const name = change.action === 'note' ? 'shopify:cart:note-update' : 'shopify:cart:lines-update';
      target.dispatchEvent(standardEvent(name, { ...payload(change), promise }));
      void outcome.then((result) => {
        if (result.ok || result.error.kind === 'status') return;
        const said = { error: result.error.kind, code: 'SERVICE_UNAVAILABLE' };
        target.dispatchEvent(standardEvent('shopify:cart:error', said));
      });
    },
  };
}

function payload(change: CartChange): object {
  const { action, context } = change;
  if (action === 'note') return { context, note: change.note };
  if (action === 'add') {
    const lines = change.lines.map(({ id, quantity, properties = {} }) => ({
      merchandiseId: variantGid(id),
      quantity,
      attributes: Object.entries(properties).map(([key, value]) => ({ key, value })),
    }));
    return { action, context, lines };
  }
  const lines = change.lines.map(({ key, id, quantity }) => ({ id: key, merchandiseId: variantGid(id), quantity }));
  return { action, context, lines };
}

async function settled(result: Result<Cart, CallFailure>, currency: string): Promise<StandardOutcome> {
  if (result.ok) {
    // Only needed once something was changed.
    const { standardCart } = await import('./standard-cart.ts');
    return { cart: standardCart(result.value, currency), userErrors: [] };
  }
  const { error } = result;
  if (error.kind !== 'status') throw new Error(error.kind);
  return { userErrors: [{ code: 'INVALID', message: error.description || error.message }] };
}
