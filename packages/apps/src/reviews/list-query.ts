import { type Cursor, readCursor } from './page-of.ts';

/** Parameters of a list. */
export interface ListQuery {
  productIds: number[];
  include: ReadonlySet<string>;
  size: number;
  after: Cursor | null;
  sort: 'created_at' | 'featured';
  order: 'desc' | 'asc';
}

type Read = { ok: true; value: ListQuery } | { ok: false; error: string };

const refuse = (error: string): Read => ({ ok: false, error });

interface Names {
  size: string;
  after: string;
  sort: string;
  order: string;
  smallest: number;
  largest: number;
  usual: number;
}

const V1: Names = {
  size: 'page[size]',
  after: 'page[after]',
  sort: 'sort[field]',
  order: 'sort[order]',
  smallest: 5,
  largest: 100,
  usual: 10,
};
const V2: Names = {
  size: 'page_size',
  after: 'page_after',
  sort: 'sort_field',
  order: 'sort_order',
  smallest: 1,
  largest: 50,
  usual: 10,
};

function readQuery(query: URLSearchParams, names: Names, productIds: number[], include: readonly string[]): Read {
  const sizeText = query.get(names.size);
  const size = sizeText === null ? names.usual : Number(sizeText);
  if (!Number.isInteger(size) || size < names.smallest || size > names.largest) {
    return refuse(`${names.size} must be from ${names.smallest} to ${names.largest}.`);
  }
  const sort = query.get(names.sort) ?? 'created_at';
  if (sort !== 'created_at' && sort !== 'featured') return refuse(`${names.sort} "${sort}" is not known.`);
  const order = query.get(names.order) ?? 'desc';
  if (order !== 'asc' && order !== 'desc') return refuse(`${names.order} must be asc or desc.`);
  const afterText = query.get(names.after);
  const after = afterText === null || afterText === '' ? null : readCursor(afterText);
  if (after === undefined) return refuse(`${names.after} is not a cursor.`);
  return { ok: true, value: { productIds, include: new Set(include), size, after, sort, order } };
}

/** The query of `/v1/product_reviews`: brackets with and without `[]`, more than one product. */
export function readV1Query(query: URLSearchParams): Read {
  const name = 'filter[product_remote_ids]';
  const ids = [...query.getAll(name), ...query.getAll(`${name}[]`)].flatMap((text) => text.split(','));
  if (ids.length === 0) return refuse(`${name} is missing.`);
  const include = (query.get('include') ?? '').split(',').map((part) => part.trim());
  return readQuery(query, V1, ids.map(Number).filter(Number.isSafeInteger), include);
}

/** The query of `/v2/products/remote/{id}/reviews`, which always includes people and attributes. */
export function readV2Query(query: URLSearchParams, productId: string): Read {
  return readQuery(query, V2, [Number(productId)], ['customer', 'attribute_records']);
}
