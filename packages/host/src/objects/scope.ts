import type { Drop } from '@vitrine/liquid';
import type { ActiveFilter, CollectionSort, Product, Variant } from '../shop/catalogue/types-products.ts';
import type { Place } from '../shop/markets/places.ts';
import type { Shop } from '../shop/markets/types-shop.ts';
import type { Id } from '../shop/types.ts';
import type { Theme } from '../theme/load.ts';
import type { Rows } from './rows.ts';

/**
 * Rows of the shop for the objects of one render. Reading is synchronous: undefined means "not in memory yet"; the miss
 * is noted, loaded after the attempt, and the page rendered again (docs/decisions/0004-reader.md).
 */
export interface RowReader {
  get<K extends keyof Rows>(kind: K, key: string | number): Rows[K] | undefined;
  /**
   * Records a fact (`cache/facts.ts`) that is about to be shown of a row and that not every reader of the row shows: how many there are
   * of a variant, whether it can be bought. What is printed depends on it from now on.
   */
  shows(fact: string): void;
  /** What is printed expires at this time at the latest; ms since 1970. */
  endsAt(time: number): void;
}

/** What the page's own collection or search is narrowed to by its address (docs/platform.md: filtering). */
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

/** Query parameters that affect objects on any page. */
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
  /** A query parameter; null where it is missing. A reader depends on that parameter only. */
  parameter(name: string): string | null;
}

/**
 * Objects that others refer to, created through the scope: a product refers to its variants and a variant to its product, so their files
 * would import each other.
 */
export interface Links {
  product(scope: ObjectScope, product: Product): Drop;
  variant(scope: ObjectScope, product: Product, variant: Variant): Drop;
  /** By id; null where there is none, or it is not loaded yet. */
  collection(scope: ObjectScope, id: Id): Drop | null;
  /** The id of the signed-in customer, or null. */
  customer(scope: ObjectScope): Drop | null;
  /** What a metafield of a reference type names, or null where that leads nowhere. */
  reference(scope: ObjectScope, type: string, value: string): Drop | null;
}

/** What every object of one render shares. */
export interface ObjectScope {
  rows: RowReader;
  links: Links;
  shop: Shop;
  theme: Theme;
  /** `http://localhost:3000` */
  origin: string;
  /** `localhost:3000` */
  host: string;
  /** Ends in `/`: `/` or `/fr/`. */
  rootUrl: string;
  /** The market's or language's own address that the page is at. */
  place: Place | null;
  /** Origin of the shop's main host; `origin` may be of another. */
  mainOrigin: string;
  /** The shop's: `America/Toronto`. */
  timezone: string;
  /** With the locale prefix. */
  path: string;
  /** A reader of the whole query depends on all of it; `address.parameter` reads one parameter. */
  query: URLSearchParams;
  locale: string;
  country: string;
  designMode: boolean;
  /** The page is a small picture of one section, for the theme editor. */
  visualPreviewMode: boolean;
  /** `product`, `collection`, … the value of `request.page_type`. */
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

/** The object of that name in this render, created on first use. */
export function once(scope: ObjectScope, name: string, make: () => Drop): Drop {
  const known = scope.memo.get(name);
  if (known) return known;
  const created = make();
  scope.memo.set(name, created);
  return created;
}
