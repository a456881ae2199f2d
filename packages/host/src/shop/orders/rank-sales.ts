import { inChunks } from '../../store/in-chunks.ts';
import type { Store } from '../../store/open.ts';
import type { Tx } from '../../store/writer.ts';
import type { Id } from '../types.ts';
import { countSale } from './count-sale.ts';

/** Products ranked in one write: each may look at hundreds of others. */
const CHUNK = 20;

/** Adds a sale to those that the next ranking counts. The order of best-selling products stays as it is until then. */
export async function recordSale(tx: Tx, productId: Id, quantity: number): Promise<void> {
  await tx
    .insertInto('unranked_sales')
    .values({ product_id: productId, quantity })
    .onConflict((conflict) =>
      conflict
        .column('product_id')
        .doUpdateSet((eb) => ({ quantity: eb('unranked_sales.quantity', '+', eb.ref('excluded.quantity')) })),
    )
    .execute();
}

/** Counts the sales since the last ranking, and publishes which lists are in another order by them. Returns how many products had sold. */
export function rankSales(store: Store): Promise<number> {
  return inChunks(store, async (tx, changed) => {
    const sold = await tx.selectFrom('unranked_sales').selectAll().orderBy('product_id').limit(CHUNK).execute();
    for (const { product_id, quantity } of sold) {
      await countSale(tx, product_id, quantity, changed);
      await tx.deleteFrom('unranked_sales').where('product_id', '=', product_id).execute();
    }
    return sold.length;
  });
}
