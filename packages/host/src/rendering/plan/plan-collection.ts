import { Drop } from '@vitrine/liquid';
import { collectionById, collectionObject, everything } from '../../objects/catalogue/collection.ts';
import { COLLECTION_SORTS, SEARCH_SORTS } from '../../objects/catalogue/sort-options.ts';
import type { Listing, ObjectScope } from '../../objects/scope.ts';
import type { ActiveFilter, CollectionSort } from '../../shop/catalogue/types-products.ts';
import type { Id } from '../../shop/types.ts';
import type { Reader } from '../rows/reader.ts';
import { describe, notFound, type PagePlan, pagePlan } from './plan.ts';

const MAX_FILTERS = 60;

/** Filters of the platform's grammar in a query; a comma list means several values, except in option and tag texts (docs/platform.md: filtering). */
export function activeFilters(query: URLSearchParams): ActiveFilter[] {
  const active: ActiveFilter[] = [];
  for (const [param, value] of query) {
    if (/^filter\.[pv]\.[\w.:%+ -]+$/u.test(param) && value !== '' && active.length < MAX_FILTERS)
      active.push({ param, value });
  }
  return active;
}

const isCollectionSort = (text: string): text is CollectionSort => COLLECTION_SORTS.has(text);

/** `sort_by`, where it is one the list has. */
function sortOf(query: URLSearchParams): CollectionSort | null {
  const text = query.get('sort_by') ?? '';
  return isCollectionSort(text) ? text : null;
}

export function searchListing(query: URLSearchParams): Listing {
  const text = query.get('sort_by') ?? '';
  const sort = SEARCH_SORTS.has(text) ? (text === 'relevance' ? 'relevance' : sortOf(query)) : null;
  return { collectionId: null, terms: query.get('q') ?? '', tags: [], filters: activeFilters(query), sort };
}

function imageOf(scope: ObjectScope, id: Id): Drop | null {
  const image = collectionById(scope, id)?.get('image');
  return image instanceof Drop ? image : null;
}

/** `/collections/{handle}` and `/collections/{handle}/{tag+tag}` */
export async function planCollection(
  reader: Reader,
  handle: string,
  tags: string[],
  query: URLSearchParams,
): Promise<PagePlan> {
  const listing = { tags, filters: activeFilters(query), sort: sortOf(query) };
  const currentTags = tags.length > 0 ? tags : null;
  const id = await reader.need('collectionId', handle);
  const collection = id === null ? null : await reader.need('collection', id);
  if (!collection) {
    if (handle !== 'all') return notFound();
    await reader.need('counts', '');
    return madeUp(
      'all',
      (scope) => scope.translate('shopify.page_titles.products', {}),
      null,
      { ...listing, collectionId: 0 },
      currentTags,
    );
  }
  return pagePlan('collection', {
    suffix: collection.templateSuffix,
    listing: { ...listing, collectionId: collection.id },
    currentTags,
    handle: collection.handle,
    resources: (scope) => ({ collection: collectionById(scope, collection.id) }),
    title: () => collection.seoTitle || collection.title,
    description: describe(collection.seoDescription, collection.description),
    image: (scope) => imageOf(scope, collection.id),
    canonicalPath: `/collections/${encodeURIComponent(collection.handle)}`,
  });
}

/** `/collections/vendors?q=` and `/collections/types?q=` */
export async function planTerms(reader: Reader, by: 'vendors' | 'types', query: URLSearchParams): Promise<PagePlan> {
  const searched = query.get('q') ?? '';
  const terms = await reader.need('terms', '');
  await reader.need('counts', '');
  const name = terms[by].find((term) => term.toLowerCase() === searched.toLowerCase());
  if (name === undefined) return notFound();
  const listing: Listing = { collectionId: 0, tags: [], filters: activeFilters(query), sort: sortOf(query) };
  if (by === 'vendors') listing.vendor = name;
  else listing.type = name;
  return madeUp(by, () => name, `/collections/${by}?q=${encodeURIComponent(name)}`, listing, null);
}

/** A collection no merchant made. */
function madeUp(
  handle: string,
  title: (scope: ObjectScope) => string,
  path: string | null,
  listing: Listing,
  currentTags: string[] | null,
): PagePlan {
  return pagePlan('collection', {
    listing,
    currentTags,
    handle,
    resources: (scope) => {
      const url = path === null ? null : scope.rootUrl + path.slice(1);
      return { collection: collectionObject(scope, everything(scope, title(scope), handle, 'title-ascending'), url) };
    },
    title,
    canonicalPath: path ?? `/collections/${handle}`,
  });
}
