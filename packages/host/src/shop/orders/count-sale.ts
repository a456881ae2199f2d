import { sql } from 'kysely';
import { LIST_STEPS, salesFact, soldFact } from '../../cache/facts.ts';
import type { Tx } from '../../store/writer.ts';
import type { Id } from '../types.ts';

/** Products whose lists are compared one by one; beyond this number the product's own lists count as changed. */
const LOOKED_AT = 500;

/** The lists that both have in them: collections, and null for all products. */
async function listsOf(tx: Tx, productId: Id, others: readonly Id[] | null): Promise<(Id | null)[]> {
  const rows = await tx
    .selectFrom('collection_products')
    .where('product_id', '=', productId)
    .$if(others !== null, (query) =>
      query.where('collection_id', 'in', (eb) =>
        eb
          .selectFrom('collection_products as other')
          .where('other.product_id', 'in', others ?? [])
          .select('other.collection_id'),
      ),
    )
    .select('collection_id')
    .execute();
  return [null, ...rows.map((row) => row.collection_id)];
}

/** How many of a list have sold more than a product, or as many and were created before; not counted beyond the longest step. */
async function positionOf(tx: Tx, listId: Id | null, product: { id: Id; units_sold: number; created_at: string }) {
  const { id, units_sold, created_at } = product;
  const ahead = await tx
    .selectFrom('products')
    .where(sql<boolean>`published = 1`)
    .where('units_sold', '>=', units_sold)
    .where(sql<boolean>`(units_sold > ${units_sold} or (created_at, id) < (${created_at}, ${id}))`)
    .$if(listId !== null, (query) =>
      query.where((eb) =>
        eb.exists(
          eb
            .selectFrom('collection_products')
            .whereRef('collection_products.product_id', '=', 'products.id')
            .where('collection_id', '=', listId)
            .select('collection_id'),
        ),
      ),
    )
    .select('id')
    .orderBy('units_sold', 'desc')
    .limit(LIST_STEPS.at(-1) ?? 0)
    .execute();
  return ahead.length;
}

/** Counts sold units of a product, and returns the lists in which it has overtaken another in the order of sales. */
export async function countSale(
  tx: Tx,
  productId: Id,
  quantity: number,
  changed: (...facts: string[]) => void,
): Promise<void> {
  const product = await tx
    .updateTable('products')
    .set((eb) => ({ units_sold: eb('units_sold', '+', quantity) }))
    .where('id', '=', productId)
    .returning(['id', 'units_sold', 'created_at'])
    .executeTakeFirst();
  if (!product || quantity === 0) return;
  changed(soldFact(productId));
  const { units_sold: now, created_at } = product;
  const before = now - quantity;
  // Of two with equal sales, the older one comes first.
  const passed = await tx
    .selectFrom('products')
    .where(sql<boolean>`published = 1`)
    .where('units_sold', '>=', before)
    .where('units_sold', '<=', now)
    .where(sql<boolean>`(units_sold > ${before} or (created_at, id) < (${created_at}, ${productId}))`)
    .where(sql<boolean>`(units_sold < ${now} or (created_at, id) > (${created_at}, ${productId}))`)
    .where('id', '<>', productId)
    .select('id')
    .limit(LOOKED_AT)
    .execute();
  if (passed.length === 0) return;
  const others = passed.length === LOOKED_AT ? null : passed.map(({ id }) => id);
  for (const listId of await listsOf(tx, productId, others)) {
    const position = await positionOf(tx, listId, product);
    changed(
      salesFact(listId),
      ...LIST_STEPS.filter((first) => position < first).map((first) => salesFact(listId, first)),
    );
  }
}
