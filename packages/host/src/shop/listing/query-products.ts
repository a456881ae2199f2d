import type { Store } from '../../store/open.ts';
import type { ProductIds, ProductQuery } from '../catalogue/types-products.ts';
import { matchingProducts } from '../search/search-terms.ts';
import type { Id } from '../types.ts';
import { groupFilters } from './filter-groups.ts';
import { storedFilterGroups, withMembers } from './filter-value-groups.ts';
import type { Listing, ListRequest } from './listing.ts';
import { listingOf } from './open-listing.ts';
import { sortOf } from './sort-of.ts';

/** Longest page, whatever a template requests (docs/platform.md: filtering). */
const MAX_PAGE = 250;

/** What both the list and its filters begin with. */
export async function requestOf(store: Store, listing: Listing, query: ProductQuery): Promise<ListRequest> {
  const { collectionId, vendor, type, tags, terms, prefix = true, locale, unavailable } = query;
  const found = terms === undefined ? null : await matchingProducts(store.db, terms, { prefix, locale });
  const filters = query.filters.length > 0 ? withMembers(query.filters, await storedFilterGroups(store.db)) : [];
  const params = new Set(filters.map(({ param }) => param));
  const known = new Map(
    await Promise.all(
      Array.from(params, async (param) => {
        const values = new Set((await listing.terms(param)).map(({ value }) => value));
        return [param, values] as const;
      }),
    ),
  );
  const groups = groupFilters(filters, (param, value) => known.get(param)?.has(value) ?? false);
  return {
    collectionId,
    ...(vendor !== undefined && { vendor }),
    ...(type !== undefined && { type }),
    ...(tags !== undefined && { tags }),
    found,
    hidesUnavailable: found !== null && unavailable === 'hide',
    groups,
  };
}

/** One page of published products, filtered and sorted (docs/platform.md: filtering). Unknown values match nothing; bad numbers are ignored. */
export async function queryProducts(store: Store, query: ProductQuery): Promise<ProductIds> {
  const listing = listingOf(store);
  const sort = await sortOf(store, query);
  return listing.page(await requestOf(store, listing, query), {
    sort,
    // In a search what cannot be bought comes last.
    unavailableLast: query.terms !== undefined && (query.unavailable ?? 'last') === 'last',
    offset: Math.max(0, Math.trunc(query.offset)),
    limit: Math.min(MAX_PAGE, Math.max(0, Math.trunc(query.limit))),
  });
}

/** The products before and after one in its collection's own order. */
export async function neighbours(
  store: Store,
  collectionId: Id,
  productId: Id,
): Promise<{ previous: Id | null; next: Id | null }> {
  const listing = listingOf(store);
  const query: ProductQuery = { collectionId, filters: [], sort: null, offset: 0, limit: 0 };
  const sort = await sortOf(store, query);
  return listing.neighbours(await requestOf(store, listing, query), sort, productId);
}
