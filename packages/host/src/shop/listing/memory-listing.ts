import type { Store } from '../../store/open.ts';
import type { ProductIds } from '../catalogue/types-products.ts';
import type { Id } from '../types.ts';
import { groupFilters } from './filter-groups.ts';
import type { CountRequest, Counts, Listing, ListRequest, PageRequest } from './listing.ts';
import type { ListingIndex, PostedTerm } from './listing-index.ts';
import { listingIndex } from './live-index.ts';
import { baseMask, countOf, type Mask, matchingMask, ordinalsOf, variantMask } from './masks.ts';
import type { Sort } from './sort-of.ts';

/** A list in the numbers of the index. */
interface Prepared {
  index: ListingIndex;
  list: ListRequest;
  found: Uint32Array | null;
  base: Mask;
}

async function prepare(store: Store, list: ListRequest): Promise<Prepared> {
  const index = await listingIndex(store);
  const found = list.found && ordinalsOf(index, list.found);
  return { index, list, found, base: baseMask(index, list, found) };
}

/** Every product of the shop or of the collection in an order, and whether to read it from its end. */
function orderOf({ index, list, found }: Prepared, sort: Sort): { order: Uint32Array; backwards: boolean } {
  const members = list.collectionId === null ? null : index.collections.get(list.collectionId);
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
  { ids }: ListingIndex,
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
    const id = ids[at];
    if (skipped < offset) skipped += 1;
    else if (id !== undefined) page.push(id);
  }
  return page;
}

function listPage(prepared: Prepared, { sort, unavailableLast, offset, limit }: PageRequest): ProductIds {
  const { index, list, base } = prepared;
  const mask = matchingMask(index, base, list.groups, variantMask(index, list.groups));
  const order = orderOf(prepared, sort);
  const total = countOf(mask);
  const totalUnfiltered = countOf(base);
  if (!unavailableLast) return { ids: pageOf(index, mask, order, offset, limit), total, totalUnfiltered };
  const first = mask.map((bit, at) => bit & (index.available[at] ?? 0));
  const ids = pageOf(index, first, order, offset, limit);
  const rest = mask.map((bit, at) => bit & ~(first[at] ?? 0));
  const more = pageOf(index, rest, order, Math.max(0, offset - countOf(first)), limit - ids.length);
  return { ids: [...ids, ...more], total, totalUnfiltered };
}

/** What is counted for one group: products and variants that pass every other group. */
interface Passing {
  products: Mask;
  /** Null: any variant will do. */
  variants: Mask | null;
}

function passing({ index, list, base }: Prepared, except?: string): Passing {
  const variants = variantMask(index, list.groups, except);
  return { products: matchingMask(index, base, list.groups, variants, except), variants };
}

/** Products of a term among those that pass. Postings of variants are side by side for each product, so each is counted once. */
function countPostings(postings: Uint32Array, owner: Uint32Array | null, { products, variants }: Passing): number {
  let count = 0;
  let last = -1;
  for (const at of postings) {
    const product = owner ? (owner[at] ?? 0) : at;
    if (product === last || products[product] === 0 || (owner && variants && variants[at] === 0)) continue;
    count += 1;
    last = product;
  }
  return count;
}

const owners = new WeakMap<Uint32Array, Uint32Array>();

/** The product of each variant. */
function ownersOf({ variantStart, variantPrice }: ListingIndex): Uint32Array {
  const known = owners.get(variantStart);
  if (known) return known;
  const list = new Uint32Array(variantPrice.length);
  for (let at = 0; at + 1 < variantStart.length; at += 1) list.fill(at, variantStart[at], variantStart[at + 1]);
  owners.set(variantStart, list);
  return list;
}

/** The ordinals of all that have at least one of the terms, ascending. */
function postingsOf(terms: readonly PostedTerm[]): Uint32Array {
  const [first, ...others] = terms;
  if (first && others.length === 0) return first.postings;
  return Uint32Array.from(new Set(terms.flatMap(({ postings }) => [...postings]))).sort();
}

function countValues(prepared: Prepared, { availability, highestPrice, values: requests }: CountRequest): Counts {
  const { index, list, base } = prepared;
  const { groups } = list;
  const active = new Set([...groups.product.keys(), ...groups.variant.keys(), ...groups.ranges.keys()]);
  const all = passing(prepared);
  const unfiltered: Passing = { products: base, variants: null };
  const countWith = (available: boolean): number => {
    const asked = { ...groups, available };
    return countOf(matchingMask(index, base, asked, variantMask(index, asked)));
  };
  return {
    available: availability ? countWith(true) : 0,
    unavailable: availability ? countWith(false) : 0,
    highestPrice: highestPrice
      ? base.reduce((most, bit, at) => (bit === 1 ? Math.max(most, index.priceMax[at] ?? 0) : most), 0)
      : 0,
    values: requests.map(({ param, values }) => {
      const owner = param.startsWith('filter.v.') ? ownersOf(index) : null;
      const counted = active.has(param) ? passing(prepared, param) : all;
      const terms = new Map((index.terms.get(param) ?? []).map((term) => [term.id, term]));
      return values.map((ids) => {
        const postings = postingsOf(ids.flatMap((id) => terms.get(id) ?? []));
        const count = countPostings(postings, owner, counted);
        return { count, isInList: count > 0 || countPostings(postings, owner, unfiltered) > 0 };
      });
    }),
  };
}

function neighboursIn(prepared: Prepared, sort: Sort, productId: Id): { previous: Id | null; next: Id | null } {
  const ids = pageOf(prepared.index, prepared.base, orderOf(prepared, sort), 0, Number.POSITIVE_INFINITY);
  const at = ids.indexOf(productId);
  return at < 0 ? { previous: null, next: null } : { previous: ids[at - 1] ?? null, next: ids[at + 1] ?? null };
}

/** Lists, filters and counts from the index in memory. */
export function createMemoryListing(store: Store): Listing {
  return {
    async prepare() {
      await listingIndex(store);
    },
    terms: async (param) => (await listingIndex(store)).terms.get(param) ?? [],
    params: async (start) => [...(await listingIndex(store)).terms.keys()].filter((param) => param.startsWith(start)),
    page: async (list, page) => listPage(await prepare(store, list), page),
    count: async (list, request) => countValues(await prepare(store, list), request),
    neighbours: async (list, sort, productId) => neighboursIn(await prepare(store, list), sort, productId),
    async memberCounts(collectionIds) {
      const { collections } = await listingIndex(store);
      return new Map(collectionIds.map((id) => [id, collections.get(id)?.length ?? 0]));
    },
    async termsIn(collectionId, params) {
      const every = { collectionId, found: null, hidesUnavailable: false, groups: groupFilters([]) };
      const { index, base } = await prepare(store, every);
      return params.map((param) =>
        (index.terms.get(param) ?? [])
          .filter(({ postings }) => postings.some((at) => base[at] === 1))
          .map(({ value }) => value),
      );
    },
  };
}
