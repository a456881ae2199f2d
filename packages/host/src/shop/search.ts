import type { Store } from '../store/open.ts';
import type { Id } from './types.ts';

export type SearchKind = 'product' | 'page' | 'article' | 'collection';

export interface SearchRequest {
  terms: string;
  /** Of the search page: `product`, `page`, `article`. */
  kinds: readonly SearchKind[];
  offset: number;
  limit: number;
  /** What becomes of products that cannot be bought; `last` when absent. */
  unavailable?: 'show' | 'hide' | 'last';
  prefix?: boolean;
}

export interface SuggestRequest {
  terms: string;
  kinds: readonly (SearchKind | 'query')[];
  /** 1–10 */
  limit: number;
  /** Whether the limit counts all kinds together or each. */
  scope: 'all' | 'each';
  unavailable: 'show' | 'hide' | 'last';
  /** Fields to look in, of the platform's names (contract §1.10); all when absent. */
  fields?: readonly string[];
}

export interface Suggestions {
  /** `styledText`: HTML, the completed part in `<span>`, what was typed in `<mark>`. */
  queries: { text: string; styledText: string }[];
  products: Id[];
  collections: Id[];
  pages: Id[];
  articles: Id[];
}

/** Mixed results of the search page, best first. Product-only searches with filters go through `queryProducts`. */
export async function search(
  _store: Store,
  _request: SearchRequest,
): Promise<{ items: { kind: SearchKind; id: Id }[]; total: number }> {
  throw new Error('The search is being built.');
}

/** Predictive search (contract §1.10). */
export async function suggest(_store: Store, _request: SuggestRequest): Promise<Suggestions> {
  throw new Error('The search is being built.');
}
