import { sql } from 'kysely';
import { oneOf } from '../store/one-of.ts';
import type { Store } from '../store/open.ts';
import { loadProducts } from './load-products.ts';
import { collectionOfRow } from './rows.ts';
import type { Id } from './types.ts';
import type { Collection, InventoryLevel, Product } from './types-products.ts';

/** Published products by id; unknown and unpublished ids are absent. */
export async function productsByIds(store: Store, ids: readonly Id[]): Promise<Map<Id, Product>> {
  return loadProducts(store.db, ids);
}

/** Ids of published products by handle. */
export async function productIdsByHandles(store: Store, handles: readonly string[]): Promise<Map<string, Id>> {
  const rows = await store.db
    .selectFrom('products')
    .where('handle', 'in', oneOf(handles))
    .where('published', '=', 1)
    .select(['id', 'handle'])
    .execute();
  return new Map(rows.map((row) => [row.handle, row.id]));
}

export async function collectionsByIds(store: Store, ids: readonly Id[]): Promise<Map<Id, Collection>> {
  const rows = await store.db.selectFrom('collections').where('id', 'in', oneOf(ids)).selectAll().execute();
  const counts = await store.db
    .selectFrom('collection_products')
    .innerJoin('products', 'products.id', 'collection_products.product_id')
    .where('collection_id', 'in', oneOf(ids))
    .where('products.published', '=', 1)
    .select(({ fn }) => ['collection_id', fn.countAll<number>().as('count')])
    .groupBy('collection_id')
    .execute();
  const countOf = new Map(counts.map((row) => [row.collection_id, row.count]));
  return new Map(rows.map((row) => [row.id, collectionOfRow(row, countOf.get(row.id) ?? 0)]));
}

export async function collectionIdsByHandles(store: Store, handles: readonly string[]): Promise<Map<string, Id>> {
  const rows = await store.db
    .selectFrom('collections')
    .where('handle', 'in', oneOf(handles))
    .select(['id', 'handle'])
    .execute();
  return new Map(rows.map((row) => [row.handle, row.id]));
}

/** Every collection, by title: the list at `/collections`. */
export async function allCollectionIds(store: Store): Promise<Id[]> {
  const rows = await store.db.selectFrom('collections').select('id').orderBy(sql`lower(title)`).orderBy('id').execute();
  return rows.map((row) => row.id);
}

/** The product of each variant of a published product. */
export async function variantProductIds(store: Store, variantIds: readonly Id[]): Promise<Map<Id, Id>> {
  const rows = await store.db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .where('variants.id', 'in', oneOf(variantIds))
    .where('products.published', '=', 1)
    .select(['variants.id', 'variants.product_id'])
    .execute();
  return new Map(rows.map((row) => [row.id, row.product_id]));
}

/** Stock by place, for the variants that have any, in the order of the places. */
export async function inventoryLevels(store: Store, variantIds: readonly Id[]): Promise<Map<Id, InventoryLevel[]>> {
  const rows = await store.db
    .selectFrom('inventory_levels')
    .innerJoin('locations', 'locations.id', 'inventory_levels.location_id')
    .where('variant_id', 'in', oneOf(variantIds))
    .select(['variant_id', 'location_id as locationId', 'available'])
    .orderBy('locations.position')
    .execute();
  const levels = new Map<Id, InventoryLevel[]>();
  for (const { variant_id, ...level } of rows) {
    const own = levels.get(variant_id);
    if (own) own.push(level);
    else levels.set(variant_id, [level]);
  }
  return levels;
}

/** Published products and collections of the shop. */
export async function shopCounts(store: Store): Promise<{ products: number; collections: number }> {
  const products = await store.db
    .selectFrom('products')
    .where('published', '=', 1)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirst();
  const collections = await store.db
    .selectFrom('collections')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirst();
  return { products: products?.count ?? 0, collections: collections?.count ?? 0 };
}

/** Tags, types and vendors of the products of a collection (null: of the shop), each by name. */
export async function collectionTerms(
  store: Store,
  collectionId: Id | null,
): Promise<{ tags: string[]; types: string[]; vendors: string[] }> {
  const rows = await store.db
    .selectFrom('product_facets')
    .innerJoin('facet_terms', 'facet_terms.id', 'product_facets.term_id')
    .innerJoin('products', 'products.id', 'product_facets.product_id')
    .where('products.published', '=', 1)
    .where('facet_terms.param', 'in', ['filter.p.tag', 'filter.p.product_type', 'filter.p.vendor'])
    .$if(collectionId !== null, (query) =>
      query.where('product_facets.product_id', 'in', (eb) =>
        eb.selectFrom('collection_products').where('collection_id', '=', collectionId).select('product_id'),
      ),
    )
    .select(['facet_terms.param', 'facet_terms.value'])
    .distinct()
    .execute();
  const of = (param: string): string[] =>
    rows
      .filter((row) => row.param === param)
      .map((row) => row.value)
      .sort((a, b) => a.localeCompare(b));
  return { tags: of('filter.p.tag'), types: of('filter.p.product_type'), vendors: of('filter.p.vendor') };
}

export { facets } from './facets.ts';
export { neighbours, queryProducts } from './query-products.ts';
