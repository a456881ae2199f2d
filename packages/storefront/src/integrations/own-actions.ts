import { isRecord } from '../platform/decode.ts';
import type { CartStore } from '../state/cart/cart-api.ts';
import { standardCart } from './standard-cart.ts';
import type { StandardOutcome } from './standard-events.ts';
import { variantId } from './variant-gid.ts';

/** `Shopify.actions.getCart` */
export async function getCart(cart: CartStore, currency: string): Promise<Pick<StandardOutcome, 'cart'>> {
  await cart.refetch();
  return { cart: standardCart(cart.getState().settled, currency) };
}

/** `Shopify.actions.updateCart`: adds, changes and removes lines and sets the note. A refusal is an answer; nonsense throws. */
export async function updateCart(cart: CartStore, currency: string, payload: unknown): Promise<StandardOutcome> {
  const { lines, note } = isRecord(payload) ? payload : {};
  const results = (Array.isArray(lines) ? lines : []).map((line) => changeLine(cart, line));
  if (typeof note === 'string') results.push(cart.setNote(note, 'standard-action'));
  const outcomes = await Promise.all(results);
  const userErrors = outcomes.flatMap((outcome) =>
    outcome.ok ? [] : [{ code: 'INVALID', message: outcome.error.message || outcome.error.kind }],
  );
  return { cart: standardCart(cart.getState().settled, currency), userErrors };
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
