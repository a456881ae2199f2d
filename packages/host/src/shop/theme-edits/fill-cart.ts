import type { Store } from '../../store/open.ts';
import { addToCart } from '../cart/add-to-cart.ts';

/** Products of the bag that a preview is shown with. */
const PRODUCTS = 2;

/** A new cart with two products that can be bought, each in its first available variant. Its token; null where there are none. */
export async function fillCart(store: Store): Promise<string | null> {
  const variants = await store.db
    .selectFrom('products')
    .innerJoin('variants', 'variants.product_id', 'products.id')
    .where('products.published', '=', 1)
    .where('products.gift_card', '=', 0)
    .where('variants.available', '=', 1)
    .select(({ fn }) => ['products.id', fn.min('variants.position').as('position')])
    .groupBy('products.id')
    .orderBy('products.units_sold', 'desc')
    .orderBy('products.id')
    .limit(PRODUCTS)
    .execute();
  const items = [];
  for (const { id, position } of variants) {
    const variant = await store.db
      .selectFrom('variants')
      .where('product_id', '=', id)
      .where('position', '=', position)
      .select('id')
      .executeTakeFirst();
    if (variant) items.push({ id: variant.id });
  }
  if (items.length === 0) return null;
  const added = await addToCart(store, null, items);
  return added.ok ? added.value.cart.token : (added.error.cart?.token ?? null);
}
