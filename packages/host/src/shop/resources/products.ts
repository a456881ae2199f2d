import { sql } from 'kysely';
import { fromJson } from '../../store/json.ts';
import type { Store } from '../../store/open.ts';
import { contains } from '../../store/sql/contains.ts';
import { jsonText } from '../../store/sql/json-text.ts';
import { lowerCase } from '../../store/sql/lower-case.ts';
import { oneOf } from '../../store/sql/one-of.ts';
import type { FileImage } from '../types.ts';
import { type Entry, LIST_SIZE, type Listed, type ListQuery, readPosition, wordsOf, writePosition } from './list-of.ts';

/** A product in any status. */
export interface ListedProduct extends Entry {
  status: 'active' | 'draft' | 'archived';
  isPublished: boolean;
  /** Minor units. */
  priceMin: number;
  priceMax: number;
  image: FileImage | null;
}

/** Products by title; searched and cut by the database, because a shop may have a hundred thousand. `value` is the handle. */
export async function listProducts(store: Store, query: ListQuery): Promise<Listed<ListedProduct>> {
  const columns = store.db
    .selectFrom('products')
    .select(['handle', 'title', 'title_sort', 'status', 'published', 'price_min', 'price_max'])
    // The pictures of a product are long; only the first one is shown.
    .select((eb) => jsonText(eb.ref('media'), 0, 'preview').as('image'));
  type Row = Awaited<ReturnType<typeof columns.execute>>[number];
  const productOf = (row: Row): ListedProduct => ({
    value: row.handle,
    title: row.title,
    status: row.status,
    isPublished: row.published === 1,
    priceMin: row.price_min,
    priceMax: row.price_max,
    image: row.image === null ? null : fromJson<FileImage>(row.image),
  });
  if (query.values) {
    const rows = await columns.where('handle', 'in', oneOf(query.values)).execute();
    const byHandle = new Map(rows.map((row) => [row.handle, productOf(row)]));
    return { items: query.values.flatMap((handle) => byHandle.get(handle) ?? []) };
  }
  let select = columns
    .orderBy('title_sort')
    .orderBy('handle')
    .limit(LIST_SIZE + 1);
  for (const word of wordsOf(query.q))
    select = select.where((eb) =>
      eb.or([contains(eb.ref('title_sort'), word), contains(lowerCase(eb.ref('handle')), word)]),
    );
  const after = readPosition(query.after);
  if (after) select = select.where(sql<boolean>`(title_sort, handle) > (${after[1]}, ${after[2]})`);
  const rows = await select.execute();
  const last = rows.length > LIST_SIZE ? rows[LIST_SIZE - 1] : undefined;
  return {
    items: rows.slice(0, LIST_SIZE).map(productOf),
    ...(last ? { next: writePosition([0, last.title_sort, last.handle]) } : {}),
  };
}
