import type { Tx } from '../../store/writer.ts';
import { MAX_BROWSERS } from '../cart/cart-limits.ts';

/**
 * Most open checkouts of one cart: each browser that holds it has one. Those of signed-out browsers are unreachable; the oldest is dropped
 * for a new one.
 */
export const MAX_CHECKOUTS = MAX_BROWSERS;

/** Keeps the new checkout of a cart and the newest of its others. Completed ones stay. */
export async function dropOldestCheckouts(tx: Tx, cartId: number, keptId: number): Promise<void> {
  const oldest = tx
    .selectFrom('checkouts')
    .where('cart_id', '=', cartId)
    .where('status', '!=', 'completed')
    .where('id', '!=', keptId)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .select('id')
    .offset(MAX_CHECKOUTS - 1)
    .limit(MAX_CHECKOUTS);
  await tx.deleteFrom('checkouts').where('id', 'in', oldest).execute();
}
