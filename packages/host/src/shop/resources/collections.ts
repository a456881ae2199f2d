import { sql } from 'kysely';
import { fromJson } from '../../store/json.ts';
import type { Store } from '../../store/open.ts';
import type { FileImage } from '../types.ts';
import { type Entry, type Listed, type ListQuery, listOf } from './list-of.ts';

export interface ListedCollection extends Entry {
  /** Published products in it. */
  products: number;
  image: FileImage | null;
}

/** Collections by title; `value` is the handle. */
export async function listCollections(store: Store, query: ListQuery): Promise<Listed<ListedCollection>> {
  const rows = await store.db.selectFrom('collections').select(['id', 'handle', 'title', 'image']).execute();
  const counts = await store.db
    .selectFrom('collection_products')
    .innerJoin('products', 'products.id', 'collection_products.product_id')
    .where('products.published', '=', sql.lit(1))
    .select(({ fn }) => ['collection_id', fn.countAll<number>().as('count')])
    .groupBy('collection_id')
    .execute();
  const countOf = new Map(counts.map((row) => [row.collection_id, row.count]));
  const entries = rows.map(({ id, handle, title, image }) => ({
    value: handle,
    title,
    products: countOf.get(id) ?? 0,
    image: image === null ? null : fromJson<FileImage>(image),
  }));
  return listOf(entries, query);
}
