import { sql } from 'kysely';
import type { Store } from '../../store/open.ts';
import { oneOf } from '../../store/sql/one-of.ts';
import { fold } from '../fold.ts';
import type { Id } from '../types.ts';
import type { Field, Match } from './entry.ts';
import { matches } from './search-terms.ts';
import { suggestedQueries } from './suggested-queries.ts';

export type SearchKind = Match['kind'];

export interface SearchRequest {
  terms: string;
  /** Of the search page: `product`, `page`, `article`. */
  kinds: readonly SearchKind[];
  offset: number;
  limit: number;
  /** What becomes of products that cannot be bought; `last` when absent. */
  unavailable?: 'show' | 'hide' | 'last';
  prefix?: boolean;
  /** A language the shop is translated to; its own when absent. */
  locale?: string;
}

export interface SuggestRequest {
  terms: string;
  kinds: readonly (SearchKind | 'query')[];
  /** 1–10 */
  limit: number;
  /** Whether the limit counts all kinds together or each. */
  scope: 'all' | 'each';
  unavailable: 'show' | 'hide' | 'last';
  /** Fields to look in, of the platform's names (docs/platform.md: predictive search); all when absent. */
  fields?: readonly string[];
  /** A language the shop is translated to; its own when absent. */
  locale?: string;
}

export interface Suggestions {
  /** `styledText`: HTML with the entered text in `<mark>` and its completion in `<span>`. */
  queries: { text: string; styledText: string }[];
  products: Id[];
  collections: Id[];
  pages: Id[];
  articles: Id[];
}

type Unavailable = NonNullable<SearchRequest['unavailable']>;

/** Ids of the articles that are not published yet. */
async function scheduledArticles(store: Store, now: number): Promise<Set<Id>> {
  const rows = await store.db
    .selectFrom('articles')
    .where('published_at', '>', new Date(now).toISOString())
    .select('id')
    .execute();
  return new Set(rows.map((row) => row.id));
}

/** Removes unpublished results and orders, or removes, sold-out ones. */
async function visible(
  store: Store,
  found: readonly Match[],
  { unavailable, now }: { unavailable: Unavailable; now: number },
): Promise<Match[]> {
  const scheduled = found.some(({ kind }) => kind === 'article') ? await scheduledArticles(store, now) : new Set<Id>();
  const ids = found.filter((match) => match.kind === 'product').map((match) => match.id);
  const rows =
    ids.length === 0
      ? []
      : await store.db
          .selectFrom('products')
          .where('id', 'in', oneOf(ids))
          .where('published', '=', sql.lit(1))
          .select(['id', 'available'])
          .execute();
  const available = new Map(rows.map((row) => [row.id, row.available === 1]));
  const shown = found.filter(({ kind, id }) =>
    kind === 'product' ? available.has(id) : kind !== 'article' || !scheduled.has(id),
  );
  if (unavailable === 'show') return shown;
  const isLeft = (match: Match): boolean => match.kind === 'product' && available.get(match.id) === false;
  const first = shown.filter((match) => !isLeft(match));
  return unavailable === 'hide' ? first : [...first, ...shown.filter(isLeft)];
}

/**
 * Mixed results of the search page, best first. Product-only searches with filters go through `queryProducts`. `now`: ms since 1970.
 */
export async function search(
  store: Store,
  request: SearchRequest,
  now = Date.now(),
): Promise<{ items: Match[]; total: number }> {
  const { kinds, prefix = true, locale } = request;
  const found = await matches(store.db, request.terms, { kinds, prefix, locale });
  const items = await visible(store, found, { unavailable: request.unavailable ?? 'last', now });
  const start = Math.max(0, Math.trunc(request.offset));
  return { items: items.slice(start, start + Math.max(0, Math.trunc(request.limit))), total: items.length };
}

/** Where the platform's fields are in the index. */
const fieldOf: Readonly<Record<string, Field>> = {
  author: 'keywords',
  body: 'body',
  product_type: 'keywords',
  tag: 'keywords',
  title: 'title',
  'variants.barcode': 'codes',
  'variants.sku': 'codes',
  'variants.title': 'keywords',
  vendor: 'keywords',
};

/** As many as are looked at of each kind; more than are shown, because some may not be. */
const LOOKED_AT = 60;

/** Predictive search (docs/platform.md: predictive search): the last word may be the beginning of one, one mistake is forgiven. */
export async function suggest(store: Store, request: SuggestRequest, now = Date.now()): Promise<Suggestions> {
  const fields = request.fields && [...new Set(request.fields.flatMap((field) => fieldOf[field] ?? []))];
  const limit = Math.min(10, Math.max(1, Math.trunc(request.limit)));
  // A single letter matches nearly everything, so only titles are searched by default.
  const within = fields ?? (fold(request.terms).trim().length < 2 ? (['title'] as const) : undefined);
  const find = async (kinds: SearchKind[], most: number): Promise<Match[]> => {
    if (kinds.length === 0 || within?.length === 0) return [];
    const options = { kinds, prefix: true, typing: true, locale: request.locale, limit: most, fields: within };
    const found = await matches(store.db, request.terms, options);
    return visible(store, found, { unavailable: request.unavailable, now });
  };
  const isRequested = (kind: SearchKind): boolean => request.kinds.includes(kind);
  // Products may be a hundred thousand; the others are few, and one pass finds them all.
  const found = [
    ...(await find((['product'] as const).filter(isRequested), LOOKED_AT)),
    ...(await find((['collection', 'page', 'article'] as const).filter(isRequested), LOOKED_AT * 10)),
  ];
  const idsOf = (kind: SearchKind): Id[] =>
    found.flatMap((match) => (match.kind === kind ? match.id : [])).slice(0, limit);
  const queries = request.kinds.includes('query')
    ? await suggestedQueries(store.db, request.terms, limit, request.locale)
    : [];
  const all = {
    queries,
    products: idsOf('product'),
    collections: idsOf('collection'),
    pages: idsOf('page'),
    articles: idsOf('article'),
  };
  return request.scope === 'each' ? all : shareOut(all, limit);
}

/** A limit for all kinds together: they take turns, so that none of them crowds the others out. */
function shareOut(all: Suggestions, limit: number): Suggestions {
  const names = ['products', 'queries', 'collections', 'pages', 'articles'] as const;
  const counts = { products: 0, queries: 0, collections: 0, pages: 0, articles: 0 };
  let left = limit;
  for (let round = 0; round < limit; round += 1) {
    for (const name of names) {
      if (left === 0 || all[name].length <= round) continue;
      counts[name] += 1;
      left -= 1;
    }
  }
  return {
    queries: all.queries.slice(0, counts.queries),
    products: all.products.slice(0, counts.products),
    collections: all.collections.slice(0, counts.collections),
    pages: all.pages.slice(0, counts.pages),
    articles: all.articles.slice(0, counts.articles),
  };
}
