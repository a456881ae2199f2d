import type { Store } from '../store/open.ts';
import type { Collection, Facet, Id, InventoryLevel, Product, ProductIds, ProductQuery } from './types.ts';

const later = (): never => {
  throw new Error('The catalogue is being built.');
};

/** Published products by id; unknown and unpublished ids are absent. Order is the caller's. */
export async function productsByIds(_store: Store, _ids: readonly Id[]): Promise<Map<Id, Product>> {
  return later();
}

/** Ids of published products by handle. */
export async function productIdsByHandles(_store: Store, _handles: readonly string[]): Promise<Map<string, Id>> {
  return later();
}

export async function collectionsByIds(_store: Store, _ids: readonly Id[]): Promise<Map<Id, Collection>> {
  return later();
}

export async function collectionIdsByHandles(_store: Store, _handles: readonly string[]): Promise<Map<string, Id>> {
  return later();
}

/** Every collection, by title: the list at `/collections`. */
export async function allCollectionIds(_store: Store): Promise<Id[]> {
  return later();
}

/** One page of published products, filtered and sorted (contract §5.1). Bad filters match nothing; bad numbers are ignored. */
export async function queryProducts(_store: Store, _query: ProductQuery): Promise<ProductIds> {
  return later();
}

/** The filters of a list, with the counts a shopper would get by adding each value (contract §5.2). */
export async function facets(_store: Store, _query: ProductQuery): Promise<Facet[]> {
  return later();
}

/** Tags, types and vendors of the products of a collection (null: of the shop), each sorted. */
export async function collectionTerms(
  _store: Store,
  _collectionId: Id | null,
): Promise<{ tags: string[]; types: string[]; vendors: string[] }> {
  return later();
}

/** The products before and after one in its collection's own order. */
export async function neighbours(
  _store: Store,
  _collectionId: Id,
  _productId: Id,
): Promise<{ previous: Id | null; next: Id | null }> {
  return later();
}

/** The product of each variant of a published product. */
export async function variantProductIds(_store: Store, _variantIds: readonly Id[]): Promise<Map<Id, Id>> {
  return later();
}

/** Stock by place, for variants that have any. */
export async function inventoryLevels(_store: Store, _variantIds: readonly Id[]): Promise<Map<Id, InventoryLevel[]>> {
  return later();
}

/** Published products and collections of the shop. */
export async function shopCounts(_store: Store): Promise<{ products: number; collections: number }> {
  return later();
}
