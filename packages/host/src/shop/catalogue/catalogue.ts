import { sql } from 'kysely';
import type { Store } from '../../store/open.ts';
import { lowerCase } from '../../store/sql/lower-case.ts';
import { oneOf } from '../../store/sql/one-of.ts';
import { builtIndex } from '../listing/live-index.ts';
import { listingOf } from '../listing/open-listing.ts';
import { collectionOfRow } from '../rows.ts';
import type { Id } from '../types.ts';
import { loadProducts } from './load-products.ts';
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
    .where('published', '=', sql.lit(1))
    .select(['id', 'handle'])
    .execute();
  return new Map(rows.map((row) => [row.handle, row.id]));
}

export async function collectionsByIds(store: Store, ids: readonly Id[]): Promise<Map<Id, Collection>> {
  const rows = await store.db.selectFrom('collections').where('id', 'in', oneOf(ids)).selectAll().execute();
  const countOf = await memberCounts(store, ids);
  return new Map(rows.map((row) => [row.id, collectionOfRow(row, countOf.get(row.id) ?? 0)]));
}

/** Published products of each collection: from the lists, or counted where they would have to be built for it. */
async function memberCounts(store: Store, ids: readonly Id[]): Promise<Map<Id, number>> {
  if (store.engine === 'postgres' || (await builtIndex(store))) return listingOf(store).memberCounts(ids);
  const counts = await store.db
    .selectFrom('collection_products')
    .innerJoin('products', 'products.id', 'collection_products.product_id')
    .where('collection_id', 'in', oneOf(ids))
    .where('products.published', '=', sql.lit(1))
    .select(({ fn }) => ['collection_id', fn.countAll<number>().as('count')])
    .groupBy('collection_id')
    .execute();
  return new Map(counts.map((row) => [row.collection_id, row.count]));
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
  const rows = await store.db
    .selectFrom('collections')
    .select('id')
    .orderBy((eb) => lowerCase(eb.ref('title')))
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}

/** The product of each variant of a published product. */
export async function variantProductIds(store: Store, variantIds: readonly Id[]): Promise<Map<Id, Id>> {
  const rows = await store.db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .where('variants.id', 'in', oneOf(variantIds))
    .where('products.published', '=', sql.lit(1))
    .select(['variants.id', 'variants.product_id'])
    .execute();
  return new Map(rows.map((row) => [row.id, row.product_id]));
}

/** Stock by location, for the variants that have any, in the order of the locations. */
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
    // So written it is counted in an index.
    .where(sql<boolean>`published = 1`)
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
  const found = await listingOf(store).termsIn(collectionId, [
    'filter.p.tag',
    'filter.p.product_type',
    'filter.p.vendor',
  ]);
  const [tags = [], types = [], vendors = []] = found.map((values) => values.toSorted((a, b) => a.localeCompare(b)));
  return { tags, types, vendors };
}

export { facets } from '../listing/facets.ts';
export { neighbours, queryProducts } from '../listing/query-products.ts';
export { sortOf } from '../listing/sort-of.ts';
