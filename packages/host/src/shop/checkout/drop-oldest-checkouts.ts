import type { Tx } from '../../store/writer.ts';
import { MAX_BROWSERS } from '../cart/cart-limits.ts';

/**
 * Open checkouts of one cart: each browser that holds it has one. Those of browsers that have signed out are reached by nobody; what was
 * left longest ago goes for a new one.
 */
export const MAX_CHECKOUTS = MAX_BROWSERS;

/** After a cart has one open checkout more: keeps it, and the newest of the others. Finished ones stay. */
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
