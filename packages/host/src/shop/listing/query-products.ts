import type { Store } from '../../store/open.ts';
import type { CollectionSort, ProductIds, ProductQuery } from '../catalogue/types-products.ts';
import { matchingProducts } from '../search/search-terms.ts';
import type { Id } from '../types.ts';
import { type FilterGroups, groupFilters } from './filter-groups.ts';
import { storedFilterGroups, withMembers } from './filter-value-groups.ts';
import type { ListingIndex } from './listing-index.ts';
import { listingIndex } from './live-index.ts';
import { baseMask, countOf, type Mask, matchingMask, ordinalsOf, variantMask } from './masks.ts';

/** Longest page, whatever a template requests (docs/platform.md: filtering). */
const MAX_PAGE = 250;

type Sort = CollectionSort | 'relevance';

/** Every product of the shop or of the collection in an order, and whether to read it from its end. */
function orderOf(
  index: ListingIndex,
  query: ProductQuery,
  sort: Sort,
  found: Uint32Array | null,
): { order: Uint32Array; backwards: boolean } {
  const members = query.collectionId === null ? null : index.collections.get(query.collectionId);
  switch (sort) {
    case 'title-ascending':
    case 'title-descending':
      return { order: index.byTitle, backwards: sort === 'title-descending' };
    case 'price-ascending':
    case 'price-descending':
      return { order: index.byPrice, backwards: sort === 'price-descending' };
    case 'created-ascending':
    case 'created-descending':
      return { order: Uint32Array.from(index.ids.keys()), backwards: sort === 'created-descending' };
    case 'best-selling':
      return { order: index.bySales, backwards: false };
    case 'relevance':
      return { order: found ?? members ?? index.byTitle, backwards: false };
    case 'manual':
      return { order: members ?? found ?? index.byTitle, backwards: false };
  }
}

/** Reads one page of an order. */
function pageOf(
  index: ListingIndex,
  mask: Mask,
  { order, backwards }: ReturnType<typeof orderOf>,
  offset: number,
  limit: number,
): Id[] {
  const page: Id[] = [];
  let skipped = 0;
  for (let step = 0; step < order.length && page.length < limit; step += 1) {
    const at = order[backwards ? order.length - 1 - step : step] ?? 0;
    if (mask[at] === 0) continue;
    const id = index.ids[at];
    if (skipped < offset) skipped += 1;
    else if (id !== undefined) page.push(id);
  }
  return page;
}

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

export interface Prepared {
  index: ListingIndex;
  groups: FilterGroups;
  /** What the search found, best first; null where nothing is searched. */
  found: Uint32Array | null;
  base: Mask;
}

/** What both the list and its filters begin with. */
export async function prepare(store: Store, query: ProductQuery): Promise<Prepared> {
  const { terms, prefix = true, locale } = query;
  const matches = terms === undefined ? null : await matchingProducts(store.db, terms, { prefix, locale });
  const index = await listingIndex(store);
  const valueGroups = query.filters.length > 0 ? await storedFilterGroups(store.db) : [];
  const groups = groupFilters(
    withMembers(query.filters, valueGroups),
    (param, value) => index.terms.get(param)?.some((term) => term.value === value) ?? false,
  );
  const found = matches && ordinalsOf(index, matches);
  return { index, groups, found, base: baseMask(index, query, found) };
}

/** One page of published products, filtered and sorted (docs/platform.md: filtering). Unknown values match nothing; bad numbers are ignored. */
export async function queryProducts(store: Store, query: ProductQuery): Promise<ProductIds> {
  const sort = await sortOf(store, query);
  const { index, groups, found, base } = await prepare(store, query);
  const mask = matchingMask(index, base, groups, variantMask(index, groups));
  const order = orderOf(index, query, sort, found);
  const offset = Math.max(0, Math.trunc(query.offset));
  const limit = Math.min(MAX_PAGE, Math.max(0, Math.trunc(query.limit)));
  const total = countOf(mask);
  if (query.terms === undefined || (query.unavailable ?? 'last') !== 'last') {
    return { ids: pageOf(index, mask, order, offset, limit), total, totalUnfiltered: countOf(base) };
  }
  // In a search what cannot be bought comes last.
  const first = mask.map((bit, at) => bit & (index.available[at] ?? 0));
  const ids = pageOf(index, first, order, offset, limit);
  const rest = mask.map((bit, at) => bit & ~(first[at] ?? 0));
  const more = pageOf(index, rest, order, Math.max(0, offset - countOf(first)), limit - ids.length);
  return { ids: [...ids, ...more], total, totalUnfiltered: countOf(base) };
}

/** The products before and after one in its collection's own order. */
export async function neighbours(
  store: Store,
  collectionId: Id,
  productId: Id,
): Promise<{ previous: Id | null; next: Id | null }> {
  const query: ProductQuery = { collectionId, filters: [], sort: null, offset: 0, limit: 0 };
  const sort = await sortOf(store, query);
  const { index, base } = await prepare(store, query);
  const ids = pageOf(index, base, orderOf(index, query, sort, null), 0, Number.POSITIVE_INFINITY);
  const at = ids.indexOf(productId);
  return at < 0 ? { previous: null, next: null } : { previous: ids[at - 1] ?? null, next: ids[at + 1] ?? null };
}
