import type { Id } from '../../shop/types.ts';
import type { ActiveFilter, CollectionSort } from '../../shop/types-products.ts';
import type { Shop } from '../../shop/types-shop.ts';
import type { Theme } from '../../theme/load.ts';
import type { Drop } from '../drop.ts';
import type { Rows } from './rows.ts';

/**
 * Rows of the shop for the objects of one render. Reading is synchronous: undefined means "not in memory yet"; the miss
 * is noted, loaded after the pass, and the page rendered again (docs/decisions/0004-reader.md).
 */
export interface RowReader {
  get<K extends keyof Rows>(kind: K, key: string | number): Rows[K] | undefined;
}

/** What the page's own collection or search is narrowed to by its address (contract §5.1). */
export interface Listing {
  /** Null for search. */
  collectionId: Id | null;
  terms?: string;
  tags: string[];
  vendor?: string;
  type?: string;
  filters: ActiveFilter[];
  /** As in the address; null when it names none. */
  sort: CollectionSort | 'relevance' | null;
}

/** What the page's address says of things that may stand on any page. */
export interface PageAddress {
  /** The variant it names of a product; null where it names none. */
  variantOf(productId: Id): Id | null;
  /** What it narrows a collection to; null where it is not the page's own. */
  listingOf(collectionId: Id): Listing | null;
  /** Empty where it sets none. */
  filters(): readonly ActiveFilter[];
  /** Whether this path, with the locale prefix, is the page's; whether the page's lies below it. */
  isAt(path: string): boolean;
  isBelow(path: string): boolean;
}

/** What every object of one render shares. */
export interface ObjectScope {
  rows: RowReader;
  shop: Shop;
  theme: Theme;
  /** `http://localhost:3000` */
  origin: string;
  /** `localhost:3000` */
  host: string;
  /** Ends in `/`: `/` or `/fr/`. */
  rootUrl: string;
  /** With the locale prefix. */
  path: string;
  query: URLSearchParams;
  locale: string;
  country: string;
  designMode: boolean;
  /** `product`, `collection`, … as `request.page_type` says it. */
  pageType: string;
  listing: Listing | null;
  address: PageAddress;
  /** The product of a product page and the variant its address names. */
  chosen: { productId: Id; variantId: Id | null } | null;
  cartToken: string | null;
  customerId: Id | null;
  translate(key: string, args: Record<string, unknown>): string;
  /** Versions of the files seen so far, by name: the `v=` of their addresses. */
  fileVersions: Map<string, string>;
  /** Objects of this render, so that one record is one object. */
  memo: Map<string, Drop>;
}

/** The object of that name in this render, made when first asked for. */
export function once(scope: ObjectScope, name: string, make: () => Drop): Drop {
  const known = scope.memo.get(name);
  if (known) return known;
  const made = make();
  scope.memo.set(name, made);
  return made;
}
