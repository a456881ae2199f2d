import { type Drop, defineDrop, type ListDrop, listDrop } from '@vitrine/liquid';
import type { ProductQuery } from '../../shop/catalogue/types-products.ts';
import type { SearchKind } from '../../shop/search/search.ts';
import { articleById } from '../content/article.ts';
import { pageObject } from '../content/page.ts';
import { type ObjectScope, once } from '../scope.ts';
import { filterObjects } from './filters.ts';
import { productById } from './product.ts';
import { productList } from './product-list.ts';
import { searchSortOptions } from './sort-options.ts';

interface Subject {
  scope: ObjectScope;
  terms: string;
  types: SearchKind[];
}

const query = ({ scope, terms }: Subject): ProductQuery => ({
  collectionId: null,
  terms,
  filters: scope.listing?.filters ?? [],
  sort: scope.listing?.sort ?? 'relevance',
  offset: 0,
  limit: 0,
});

/** Filters and sorting by price concern products alone: pages and articles drop out of the results (docs/platform.md: filtering). */
function onlyProducts({ scope, types }: Subject): boolean {
  const { filters = [], sort = null } = scope.listing ?? {};
  return types.length === 1 && types[0] === 'product'
    ? true
    : filters.length > 0 || (sort !== null && sort !== 'relevance');
}

function hitObject(scope: ObjectScope, kind: SearchKind, id: number): Drop | null {
  if (kind === 'product') return productById(scope, id);
  if (kind === 'article') return articleById(scope, id);
  const page = kind === 'page' ? scope.rows.get('pageById', id) : null;
  return page ? pageObject(scope, page) : null;
}

function mixedResults({ scope, terms, types }: Subject): ListDrop {
  const unavailable = scope.address.parameter('options[unavailable_products]');
  const request = {
    terms,
    kinds: types,
    ...(unavailable === 'show' || unavailable === 'hide' || unavailable === 'last' ? { unavailable } : {}),
    ...(scope.address.parameter('options[prefix]') === 'none' ? { prefix: false } : {}),
  };
  const page = (offset: number, limit: number) =>
    scope.rows.get('search', JSON.stringify({ ...request, offset, limit }));
  let total: number | undefined;
  return listDrop({
    kind: 'search_results',
    count: () => {
      total ??= page(0, 0)?.total;
      return total ?? 0;
    },
    slice: (offset, limit) =>
      (page(offset, limit)?.items ?? []).flatMap(({ kind, id }) => hitObject(scope, kind, id) ?? []),
  });
}

const NOTHING = () => listDrop({ kind: 'search_results', count: () => 0, slice: () => [] });

function results(subject: Subject): ListDrop {
  if (subject.terms === '') return NOTHING();
  return onlyProducts(subject) ? productList(subject.scope, query(subject)) : mixedResults(subject);
}

const searchDrop = defineDrop<Subject>({
  kind: 'search',
  fields: {
    performed: ({ terms }) => terms !== '',
    terms: ({ terms }) => terms,
    types: ({ types }) => types,
    results,
    results_count: (subject) => results(subject).total,
    filters: (subject) => (subject.terms === '' ? [] : filterObjects(subject.scope, query(subject))),
    sort_options: ({ scope }) => searchSortOptions(scope),
    sort_by: ({ scope }) => scope.listing?.sort ?? null,
    default_sort_by: () => 'relevance',
    // Shared snippets ask these of collections and search alike (docs/platform.md: objects).
    products_count: () => null,
    all_products_count: () => null,
  },
  print: ({ terms }) => terms,
});

const KINDS: readonly SearchKind[] = ['product', 'article', 'page'];

/** Longest query that is looked for; the rest of a longer one is not read. */
export const LONGEST_TERMS = 255;

/** `search` of the search page (docs/platform.md: search page). */
export function searchObject(scope: ObjectScope): Drop {
  return once(scope, 'search', () => {
    const terms = (scope.pageType === 'search' ? (scope.address.parameter('q') ?? '') : '')
      .slice(0, LONGEST_TERMS)
      .trim();
    const asked = (scope.address.parameter('type') ?? '').split(',').map((type) => type.trim());
    const types = KINDS.filter((kind) => asked.includes(kind));
    return searchDrop({ scope, terms, types: types.length > 0 ? types : [...KINDS] });
  });
}
