import type { Store } from '../../store/open.ts';
import type { CollectionSort, ProductQuery } from '../catalogue/types-products.ts';

export type Sort = CollectionSort | 'relevance';

/** The order of a list: the requested one, else the collection's own, relevance in a search, else by title. */
export async function sortOf(store: Store, query: ProductQuery): Promise<Sort> {
  const isSearch = query.terms !== undefined;
  if (query.sort !== null && (query.sort !== 'relevance' || isSearch)) return query.sort;
  if (isSearch) return 'relevance';
  if (query.collectionId === null) return 'title-ascending';
  const row = await store.db
    .selectFrom('collections')
    .where('id', '=', query.collectionId)
    .select('sort_order')
    .executeTakeFirst();
  return (row?.sort_order as CollectionSort | undefined) ?? 'manual';
}
