import { z } from 'zod';
import { SwatchImage } from './card.schema.ts';

/** An order a collection can be shown in (rule data-10); `value` is the `sort_by` of the query. */
export const SortOption = z.object({ label: z.string(), value: z.string(), active: z.boolean() });
export type SortOption = z.infer<typeof SortOption>;

/** One choice of a filter, as a list shows it. */
export const FilterChoice = z.object({
  label: z.string(),
  value: z.string(),
  active: z.boolean(),
  /** Products that have it, given the other filters. */
  count: z.int().min(0),
  /** Address without this choice; empty unless it is active. */
  remove_url: z.string(),
  /** CSS color; null where the value has none. */
  color: z.string().nullable(),
  image: SwatchImage.nullable(),
});
export type FilterChoice = z.infer<typeof FilterChoice>;

/** A price range: two fields and two handles (rule data-9). */
export const FilterRange = z.object({
  /** Names of the two query parameters. */
  min_param: z.string(),
  max_param: z.string(),
  /** What its two fields open with, whole major units; null: empty. */
  min: z.int().min(0).nullable(),
  max: z.int().min(0).nullable(),
  /** What the address asks for, minor units; null: open. */
  from: z.int().min(0).nullable(),
  to: z.int().min(0).nullable(),
  /** Highest price in the list, whole major units, rounded up to a step. */
  limit: z.int().min(0),
  /** By how much its handles move, whole major units. */
  step: z.int().min(1),
  /** Address without the range. */
  remove_url: z.string(),
});
export type FilterRange = z.infer<typeof FilterRange>;

/** A filter of a list (rule data-7). */
export const ListingFilter = z.object({
  label: z.string(),
  type: z.enum(['list', 'boolean', 'price_range']),
  /** Query parameter of its values, e.g. `filter.v.option.color`. */
  param: z.string(),
  presentation: z.enum(['text', 'swatch', 'image']),
  values: z.array(FilterChoice),
  /** Of type `price_range` only. */
  range: FilterRange.nullable(),
});
export type ListingFilter = z.infer<typeof ListingFilter>;

/** Filters and orders of a list of products: a collection's, or a search's. */
export const Listing = z.object({
  /** Address of the list without any query. */
  path: z.string(),
  /** What every address of the list keeps besides filters and order, e.g. a search's `q`. */
  kept: z.array(z.object({ name: z.string(), value: z.string() })),
  filters: z.array(ListingFilter),
  filters_active: z.boolean(),
  /** Something besides availability narrows the list: then it shows what is in stock alone (rule collection-15). */
  narrowed: z.boolean(),
  /** The numbers at the values of filters are of what would be shown; otherwise of all products, and are not told. */
  counted: z.boolean(),
  /** Address without filters, in the same order. */
  clear_url: z.string(),
  sorting: z.array(SortOption),
  /** Value of the order the list is in. */
  sort_by: z.string(),
  /** The address names an order. */
  sort_active: z.boolean(),
  /** Products after filters. */
  count: z.int().min(0),
});
export type Listing = z.infer<typeof Listing>;
