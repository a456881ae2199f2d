import type { Store } from '../../store/open.ts';
import { oneOf } from '../../store/sql/one-of.ts';
import type { Tx, WriteJob } from '../../store/writer.ts';
import { stockLock } from '../inventory/stock-lock.ts';
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

/** Counts the sales of these products since the last ranking. */
const rank =
  (productIds: readonly Id[]): WriteJob<number> =>
  async (tx, changed) => {
    const sold = await tx
      .selectFrom('unranked_sales')
      .where('product_id', 'in', oneOf(productIds))
      .selectAll()
      .orderBy('product_id')
      .execute();
    for (const { product_id, quantity } of sold) {
      await countSale(tx, product_id, quantity, changed);
      await tx.deleteFrom('unranked_sales').where('product_id', '=', product_id).execute();
    }
    return sold.length;
  };

/** Counts the sales since the last ranking, and publishes which lists are in another order by them. Returns how many products had sold. */
export async function rankSales(store: Store): Promise<number> {
  let ranked = 0;
  for (;;) {
    const rows = await store.db
      .selectFrom('unranked_sales')
      .select('product_id')
      .orderBy('product_id')
      .limit(CHUNK)
      .execute();
    const ids = rows.map((row) => row.product_id);
    if (ids.length === 0) return ranked;
    // A product that sells all the time would have its ranking run again and again.
    ranked += await store.write(rank(ids), { locks: ids.map(stockLock) });
  }
}
