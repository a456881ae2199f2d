import { createHash } from 'node:crypto';
import type { Tx } from '../../store/writer.ts';
import { tokenHash } from '../tokens.ts';
import { type CheckoutRow, findCheckoutRow } from './checkout-view.ts';
import { dropOldestCheckouts } from './drop-oldest-checkouts.ts';

/** A cart as one browser holds it. */
export interface HeldCart {
  id: number;
  /** The browser's own token. */
  token: string;
}

/** The checkout's own secret, worked out from the cart's: the same shopper comes back to the same checkout. */
function checkoutToken(cartToken: string, attempt: number): string {
  return createHash('sha256').update(`checkout ${attempt} ${cartToken}`).digest('base64url');
}

/** The token of a cart's next checkout, and its row if it exists: the first one that is not completed. */
export async function nextCheckout(tx: Tx, cart: HeldCart): Promise<{ token: string; row: CheckoutRow | null }> {
  const { done } = await tx
    .selectFrom('checkouts')
    .where('cart_id', '=', cart.id)
    .where('status', '=', 'completed')
    .select(({ fn }) => fn.countAll<number>().as('done'))
    .executeTakeFirstOrThrow();
  // Completed ones may have been swept away since, so that their count falls behind.
  for (let attempt = done; ; attempt += 1) {
    const token = checkoutToken(cart.token, attempt);
    const row = await findCheckoutRow(tx, token);
    if (row?.status !== 'completed') return { token, row };
  }
}

/**
 * Moves the open checkout of one cart token to another: whoever knew the first has no access any more. The cart's other open checkouts move
 * too where the carts differ.
 */
export async function moveCheckouts(tx: Tx, from: HeldCart, to: HeldCart): Promise<void> {
  const { row } = await nextCheckout(tx, from);
  if (row) {
    const { token } = await nextCheckout(tx, to);
    await tx
      .updateTable('checkouts')
      .set({ token_hash: tokenHash(token) })
      .where('id', '=', row.id)
      .execute();
  }
  if (from.id === to.id) return;
  await tx.updateTable('checkouts').set({ cart_id: to.id }).where('cart_id', '=', from.id).execute();
  if (row) await dropOldestCheckouts(tx, to.id, row.id);
}
