import { cart as pageCart, startCart } from '../../../state/cart/cart.ts';
import type { CartStore } from '../../../state/cart/cart-api.ts';
import { cartErrorSentence } from '../../../state/cart/cart-error-text.ts';
import type { CartError } from '../../../state/cart/cart-state.ts';
import { showAdded as show } from '../../../state/cart/open-cart.ts';
import { againLines } from './again-plan.ts';
import type { OrderPiece } from './order.schema.ts';

const sentences = (errors: CartError[]): string | null =>
  errors.length === 0 ? null : [...new Set(errors.map(cartErrorSentence))].join(' ');

/**
 * Puts what can be had of an order into the bag by one call, and shows the bag where nothing is missing. Where the platform refuses the whole because of one piece
 * that went meanwhile, the others are added one by one. Answers why something is missing, or null.
 */
export async function buyAgain(
  pieces: readonly OrderPiece[],
  cart: CartStore = pageCart,
  showAdded: () => unknown = show,
): Promise<string | null> {
  startCart();
  const lines = againLines(pieces);
  if (lines.length === 0) return null;
  if (cart.getState().status !== 'ready') await cart.refetch();
  const before = cart.getState().settled.item_count;
  const held = () => cart.getState().settled.item_count;
  const added = await cart.addAll(lines);
  if (added.ok) {
    showAdded();
    return null;
  }
  const errors = [added.error];
  if (added.error.kind === 'refused') {
    await cart.refetch();
    // Of a piece with too few left the platform adds those, and all the others: then there is nothing more to do.
    if (held() === before && lines.length > 1) {
      errors.length = 0;
      for (const line of lines) {
        const one = await cart.addAll([line]);
        if (!one.ok) errors.push(one.error);
      }
      await cart.refetch();
    }
  }
  const said = sentences(errors);
  // What is missing is read here: the bag would cover it, or leave the page.
  if (said === null && held() > before) showAdded();
  return said;
}
