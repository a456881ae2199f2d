import { sql } from 'kysely';
import { oneOf } from '../../store/sql/one-of.ts';
import type { Tx } from '../../store/writer.ts';
import type { Id } from '../types.ts';

/**
 * Applies sales made during the import to the staged products: units sold and, unless the files' stock is used, stock. `tx` is a write of
 * the live tables just before the swap. Returns the products whose stock has changed.
 */
export async function keepSales(tx: Tx, takeStock: boolean): Promise<Id[]> {
  await sql`update next_products set units_sold = (select o.units_sold from products o where o.id = next_products.id)
    where id in (select n.id from next_products n join products o on o.id = n.id where o.units_sold <> n.units_sold)`.execute(
    tx,
  );
  if (takeStock) return [];
  const changed = await sql<{ id: Id; product: Id }>`select n.id, n.product_id as product
    from next_variants n join variants o on o.id = n.id where o.quantity <> n.quantity`.execute(tx);
  const variants = oneOf(changed.rows.map(({ id }) => id));
  const products = [...new Set(changed.rows.map(({ product }) => product))];
  await sql`update next_variants set quantity = (select o.quantity from variants o where o.id = next_variants.id)
    where id in ${variants}`.execute(tx);
  await sql`update next_inventory_levels set available = (select o.available from inventory_levels o
      where o.variant_id = next_inventory_levels.variant_id and o.location_id = next_inventory_levels.location_id)
    where variant_id in ${variants}`.execute(tx);
  await sql`update next_products set available =
      (select max(v.available) from next_variants v where v.product_id = next_products.id)
    where id in ${oneOf(products)}`.execute(tx);
  return products;
}
