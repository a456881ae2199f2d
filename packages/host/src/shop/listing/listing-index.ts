import type { Id } from '../types.ts';
import type { Term } from './listing.ts';

/** A value of a filter with what has it. */
export interface PostedTerm extends Term {
  /** Products (by ordinal) for `filter.p.*`, variants (by index) for `filter.v.*`; ascending. */
  postings: Uint32Array;
}

/**
 * The published products as columns of numbers: what filtering, counting and sorting need and nothing else, about 100 bytes a
 * product. A product is its ordinal, in order of creation; a variant is its index, the variants of a product side by side.
 */
export interface ListingIndex {
  ids: Id[];
  ordinals: Map<Id, number>;
  /** Minor units. */
  priceMax: Float64Array;
  available: Uint8Array;
  unitsSold: Float64Array;
  /** Variants of product `n` are `variantStart[n]` up to, not including, `variantStart[n + 1]`. */
  variantStart: Uint32Array;
  variantPrice: Float64Array;
  variantAvailable: Uint8Array;
  /** Terms by parameter, in the order they were first seen. */
  terms: Map<string, PostedTerm[]>;
  /** Ordinals of the members, in the collection's own order. */
  collections: Map<Id, Uint32Array>;
  /** Every ordinal, in each order. */
  byTitle: Uint32Array;
  byPrice: Uint32Array;
  bySales: Uint32Array;
}

/**
 * Ordinals by ascending value, of equals the lower first. Value and ordinal are one number, because a sort of numbers takes a tenth
 * of the time of one that calls back: of a large catalogue this is done at every sale.
 */
export function ascending(values: Float64Array): Uint32Array {
  const count = values.length;
  const least = values.reduce((less, value) => Math.min(less, value), 0);
  const keys = values.map((value, at) => (value - least) * count + at);
  if (![values, keys].every((list) => list.every(Number.isSafeInteger)))
    return Uint32Array.from(values.keys()).sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0) || a - b);
  return Uint32Array.from(keys.sort(), (key) => key % count);
}

/** Best selling first; of equals the older first. */
export function salesOrder(unitsSold: Float64Array): Uint32Array {
  return ascending(unitsSold.map((units) => -units));
}
