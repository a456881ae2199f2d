import { type Kysely, sql } from 'kysely';
import type { Database } from '../../store/schema.ts';
import { oneOf } from '../../store/sql/one-of.ts';
import { productOfRow, variantOfRow } from '../rows.ts';
import type { Id } from '../types.ts';
import type { Product, Variant } from './types-products.ts';

/** Products by id with their variants and collections, in three queries whatever their number. */
export async function loadProducts(
  db: Kysely<Database>,
  ids: readonly Id[],
  options: { hidden: boolean } = { hidden: false },
): Promise<Map<Id, Product>> {
  if (ids.length === 0) return new Map();
  const [products, variants, members] = await Promise.all([
    db
      .selectFrom('products')
      .where('id', 'in', oneOf(ids))
      .$if(!options.hidden, (query) => query.where('published', '=', sql.lit(1)))
      .selectAll()
      .execute(),
    db
      .selectFrom('variants')
      .where('product_id', 'in', oneOf(ids))
      .selectAll()
      .orderBy('product_id')
      .orderBy('position')
      .execute(),
    db
      .selectFrom('collection_products')
      .where('product_id', 'in', oneOf(ids))
      .select(['product_id', 'collection_id'])
      .orderBy('product_id')
      .orderBy('collection_id')
      .execute(),
  ]);
  const variantsOf = new Map<Id, Variant[]>();
  for (const row of variants) {
    const list = variantsOf.get(row.product_id);
    if (list) list.push(variantOfRow(row));
    else variantsOf.set(row.product_id, [variantOfRow(row)]);
  }
  const collectionsOf = Map.groupBy(members, (member) => member.product_id);
  return new Map(
    products.map((row) => [
      row.id,
      productOfRow(
        row,
        variantsOf.get(row.id) ?? [],
        (collectionsOf.get(row.id) ?? []).map((member) => member.collection_id),
      ),
    ]),
  );
}
