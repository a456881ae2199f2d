import { type Drop, defineDrop } from '@vitrine/liquid';
import type { SuggestRequest } from '../../shop/search/search.ts';
import { articleById } from '../content/article.ts';
import { pageObject } from '../content/page.ts';
import { type ObjectScope, once } from '../scope.ts';
import { collectionById } from './collection.ts';
import { productById } from './product.ts';

interface Subject {
  scope: ObjectScope;
  request: SuggestRequest;
}

const found = ({ scope, request }: Subject) =>
  (request.terms === '' ? undefined : scope.rows.get('suggestions', JSON.stringify(request))) ?? {
    queries: [],
    products: [],
    collections: [],
    pages: [],
    articles: [],
  };

const resourcesDrop = defineDrop<Subject>({
  kind: 'predictive_search_resources',
  fields: {
    products: (subject) => found(subject).products.flatMap((id) => productById(subject.scope, id) ?? []),
    collections: (subject) => found(subject).collections.flatMap((id) => collectionById(subject.scope, id) ?? []),
    articles: (subject) => found(subject).articles.flatMap((id) => articleById(subject.scope, id) ?? []),
    pages: (subject) =>
      found(subject).pages.flatMap((id) => {
        const page = subject.scope.rows.get('pageById', id);
        return page ? [pageObject(subject.scope, page)] : [];
      }),
    queries: (subject) =>
      found(subject).queries.map(({ text, styledText }) => ({
        text,
        styled_text: styledText,
        url: `${subject.scope.rootUrl}search?q=${encodeURIComponent(text)}`,
      })),
  },
});

const predictiveSearchDrop = defineDrop<Subject>({
  kind: 'predictive_search',
  fields: {
    performed: ({ request }) => request.terms !== '',
    terms: ({ request }) => request.terms,
    types: ({ request }) => request.kinds,
    resources: (subject) => resourcesDrop(subject),
  },
});

const KINDS = ['product', 'page', 'article', 'collection', 'query'] as const;
const AVAILABILITY = ['show', 'hide', 'last'] as const;

/** The suggestion request in an address (docs/platform.md: predictive search); unknown words count as absent. */
export function suggestRequest(query: URLSearchParams): SuggestRequest {
  const asked = (query.get('resources[type]') ?? '').split(',');
  const kinds = KINDS.filter((kind) => asked.includes(kind));
  const limit = Number.parseInt(query.get('resources[limit]') ?? '', 10);
  const unavailable = query.get('resources[options][unavailable_products]');
  const fields = query.get('resources[options][fields]');
  return {
    terms: (query.get('q') ?? '').slice(0, 255).trim(),
    kinds: kinds.length > 0 ? kinds : [...KINDS],
    limit: Number.isNaN(limit) ? 10 : Math.min(10, Math.max(1, limit)),
    scope: query.get('resources[limit_scope]') === 'each' ? 'each' : 'all',
    unavailable: AVAILABILITY.find((word) => word === unavailable) ?? 'last',
    ...(fields === null ? {} : { fields: fields.split(',').map((field) => field.trim()) }),
  };
}

/** `predictive_search`: not performed outside `/search/suggest`. */
export function predictiveSearchObject(scope: ObjectScope): Drop {
  return once(scope, 'predictive_search', () => {
    const asked = scope.pageType === 'predictive-search';
    const request = suggestRequest(asked ? scope.query : new URLSearchParams());
    return predictiveSearchDrop({ scope, request });
  });
}
