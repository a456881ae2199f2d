import { sql } from 'kysely';
import { fromJson } from '../../store/json.ts';
import type { Store } from '../../store/open.ts';
import { oneOf } from '../../store/sql/one-of.ts';
import type { Id, Metafield } from '../types.ts';

/** Metafields with the merchant's own choices, as the platform's recommendations app stores them. */
const chosenKeys = {
  related: ['shopify--discovery--product_recommendation.related_products', 'custom.related_products'],
  complementary: ['shopify--discovery--product_recommendation.complementary_products', 'custom.complementary_products'],
} as const;

async function chosen(store: Store, metafields: readonly Metafield[], intent: keyof typeof chosenKeys): Promise<Id[]> {
  const names: readonly string[] = chosenKeys[intent];
  const field = metafields.find(({ namespace, key }) => names.includes(`${namespace}.${key}`));
  if (!field) return [];
  let handles: unknown;
  try {
    handles = JSON.parse(field.value);
  } catch {
    return [];
  }
  if (!Array.isArray(handles)) return [];
  const rows = await store.db
    .selectFrom('products')
    .where('handle', 'in', oneOf(handles.map(String)))
    .where('published', '=', sql.lit(1))
    .select(['id', 'handle'])
    .execute();
  const ids = new Map(rows.map((row) => [row.handle, row.id]));
  return handles.flatMap((handle) => ids.get(String(handle)) ?? []);
}

/** Products bought in the same orders, the most often first. */
async function boughtTogether(store: Store, productId: Id, limit: number): Promise<Id[]> {
  const rows = await sql<{ id: Id }>`
    select other.product_id as id from order_lines mine
    join order_lines other on other.order_id = mine.order_id and other.product_id <> mine.product_id
    join products p on p.id = other.product_id and p.published = 1 and p.available = 1
    where mine.product_id = ${productId}
    group by other.product_id order by count(*) desc, other.product_id limit ${limit}`.execute(store.db);
  return rows.rows.map((row) => row.id);
}

/**
 * Products that share collections, tags, type and vendor with one; the rarer the shared value, the closer. Among equally close ones the
 * nearer price wins. `sameType` restricts to the same type, or to others.
 */
async function alike(
  store: Store,
  product: { id: Id; type: string; price_min: number },
  sameType: boolean,
  limit: number,
): Promise<Id[]> {
  const rows = await sql<{ id: Id }>`
    with shared (product_id, weight) as (
      select f.product_id, 1.0 / (select count(*) from product_facets n where n.term_id = f.term_id)
      from product_facets f where f.term_id in (select term_id from product_facets where product_id = ${product.id})
      union all
      select c.product_id, 1.0 / (select count(*) from collection_products n where n.collection_id = c.collection_id)
      from collection_products c where c.collection_id in (select collection_id from collection_products where product_id = ${product.id})
    )
    select p.id as id from products p left join (select product_id, sum(weight) as weight from shared group by product_id) s on s.product_id = p.id
    where p.published = 1 and p.available = 1 and p.gift_card = 0 and p.id <> ${product.id}
      and ${sameType ? sql`p.type = ${product.type}` : sql`p.type <> ${product.type}`}
      and (s.weight is not null or ${sameType ? 1 : 0} = 0)
    order by coalesce(s.weight, 0) desc, abs(p.price_min - ${product.price_min}), p.id limit ${limit}`.execute(
    store.db,
  );
  return rows.rows.map((row) => row.id);
}

/**
 * Products to show with one, best first; null for an unknown product. `related`: alternatives. `complementary`: additions. The merchant's
 * own choices come first.
 */
export async function recommendations(
  store: Store,
  productId: Id,
  limit: number,
  intent: 'related' | 'complementary',
): Promise<Id[] | null> {
  const product = await store.db
    .selectFrom('products')
    .where('id', '=', productId)
    .where('published', '=', sql.lit(1))
    .select(['id', 'type', 'price_min', 'metafields'])
    .executeTakeFirst();
  if (!product) return null;
  const count = Math.min(10, Math.max(1, Math.trunc(limit)));
  const own = await chosen(store, fromJson<Metafield[]>(product.metafields), intent);
  const rest =
    intent === 'complementary'
      ? [...(await boughtTogether(store, productId, count)), ...(await alike(store, product, false, count))]
      : [...(await alike(store, product, true, count)), ...(await alike(store, product, false, count))];
  return [...new Set([...own, ...rest])].filter((id) => id !== productId).slice(0, count);
}
