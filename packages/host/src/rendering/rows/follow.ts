import type { Rows } from '../../objects/rows.ts';

/** Kind and key of a row, as it is stored. */
type RowName = readonly [kind: keyof Rows, key: string];

/** Rows that are nearly always read after a row; each is loaded together with it. */
const NEXT: { [K in keyof Rows]?: (row: NonNullable<Rows[K]>) => RowName[] } = {
  productId: (id) => [['product', String(id)]],
  variantProduct: (id) => [['product', String(id)]],
  collectionId: (id) => [['collection', String(id)]],
  products: ({ ids }) => ids.map((id) => ['product', String(id)]),
  recommendations: (ids) => ids.map((id) => ['product', String(id)]),
  search: ({ items }) => items.flatMap(({ kind, id }) => rowOf(kind, id)),
  suggestions: ({ products, collections, pages, articles }) => [
    ...products.map((id): RowName => ['product', String(id)]),
    ...collections.map((id): RowName => ['collection', String(id)]),
    ...pages.map((id): RowName => ['pageById', String(id)]),
    ...articles.map((id): RowName => ['articleById', String(id)]),
  ],
};

const KINDS: Readonly<Record<string, keyof Rows>> = {
  product: 'product',
  collection: 'collection',
  page: 'pageById',
  article: 'articleById',
};

const rowOf = (kind: string, id: number): RowName[] => {
  const rows = KINDS[kind];
  return rows ? [[rows, String(id)]] : [];
};

/** Names (`kind\nkey`) of the rows that a row of this kind refers to. */
export function following(kind: keyof Rows, row: unknown): string[] {
  // Rows are stored by kind, so the value has the type that this kind's loader returns.
  const next = NEXT[kind] as ((row: unknown) => RowName[]) | undefined;
  return next && row !== null ? next(row).map((name) => name.join('\n')) : [];
}
