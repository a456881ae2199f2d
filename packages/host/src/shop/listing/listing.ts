import type { ProductIds, ProductQuery } from '../catalogue/types-products.ts';
import type { Id } from '../types.ts';
import type { FilterGroups } from './filter-groups.ts';
import type { Sort } from './sort-of.ts';

/** A value of a filter. */
export interface Term {
  id: number;
  /** `filter.v.option.color` */
  param: string;
  value: string;
  handle: string;
}

/** A list before it is sorted: what it is of, and what has to pass. */
export interface ListRequest extends Pick<ProductQuery, 'collectionId' | 'vendor' | 'type' | 'tags'> {
  /** What a search found, best first; null where nothing is searched. */
  found: readonly Id[] | null;
  /** Leave out what cannot be bought before anything is counted. */
  hidesUnavailable: boolean;
  groups: FilterGroups;
}

export interface PageRequest {
  sort: Sort;
  /** What cannot be bought comes after everything else. */
  unavailableLast: boolean;
  offset: number;
  limit: number;
}

/** Products counted for one value of a filter, or for several that are one. */
export interface ValueCount {
  /** Products that would be listed if it were its filter's only choice. */
  count: number;
  /** Whether a product of the list, before it is filtered, has the value. */
  isInList: boolean;
}

/** What to count of a list. */
export interface CountRequest {
  availability: boolean;
  highestPrice: boolean;
  /** Values of filters as ids of terms: each list is one value. */
  values: readonly { param: string; values: readonly (readonly number[])[] }[];
}

/** What was not asked for is 0. */
export interface Counts {
  available: number;
  unavailable: number;
  /** Of the list before it is filtered, minor units. */
  highestPrice: number;
  /** In the order of the request's. */
  values: ValueCount[][];
}

/** The published products as lists, filters and their counts are answered from. */
export interface Listing {
  /** Has what lists need at hand, so that the first one does not wait for it. */
  prepare(): Promise<void>;
  /** The values of a filter, in the order they were first seen. */
  terms(param: string): Promise<readonly Term[]>;
  /** Filters that begin so, in the order they were first seen. */
  params(start: string): Promise<string[]>;
  page(list: ListRequest, page: PageRequest): Promise<ProductIds>;
  count(list: ListRequest, request: CountRequest): Promise<Counts>;
  /** The products before and after one in a list. */
  neighbours(list: ListRequest, sort: Sort, productId: Id): Promise<{ previous: Id | null; next: Id | null }>;
  /** Published members of collections. */
  memberCounts(collectionIds: readonly Id[]): Promise<Map<Id, number>>;
  /** Values of some filters (`filter.p.*`) that the products of a collection (null: of the shop) have, in the order they were first seen. */
  termsIn(collectionId: Id | null, params: readonly string[]): Promise<string[][]>;
}
