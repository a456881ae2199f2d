import { sql } from 'kysely';
import { oneOf } from '../../store/sql/one-of.ts';
import { staged } from '../../store/sql/staged.ts';
import type { Tx } from '../../store/writer.ts';
import type { Id } from '../types.ts';

/**
 * Applies sales made during the import to the staged products: units sold and, unless the files' stock is used, stock. `tx` is a write of
 * the live tables just before the swap. Returns the products whose stock has changed.
 */
export async function keepSales(tx: Tx, takeStock: boolean): Promise<Id[]> {
  await sql`update ${staged('products')} as n set units_sold = (select o.units_sold from products o where o.id = n.id)
    where exists (select 1 from products o where o.id = n.id and o.units_sold <> n.units_sold)`.execute(tx);
  if (takeStock) return [];
  const changed = await sql<{ id: Id; product: Id }>`select n.id, n.product_id as product
    from ${staged('variants')} n join variants o on o.id = n.id where o.quantity <> n.quantity`.execute(tx);
  const variants = oneOf(changed.rows.map(({ id }) => id));
  const products = [...new Set(changed.rows.map(({ product }) => product))];
  await sql`update ${staged('variants')} as n set quantity = (select o.quantity from variants o where o.id = n.id)
    where n.id in ${variants}`.execute(tx);
  await sql`update ${staged('inventory_levels')} as n set available = (select o.available from inventory_levels o
      where o.variant_id = n.variant_id and o.location_id = n.location_id)
    where n.variant_id in ${variants}`.execute(tx);
  await sql`update ${staged('products')} as n set available =
      (select max(v.available) from ${staged('variants')} v where v.product_id = n.id)
    where n.id in ${oneOf(products)}`.execute(tx);
  return products;
}
