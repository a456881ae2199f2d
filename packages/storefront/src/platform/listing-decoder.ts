import type { FilterChoice, FilterRange, Listing, ListingFilter, SortOption } from '../domain/listing.schema.ts';
import { cloth } from './card-decoder.ts';
import { type Decoder, flag, integer, list, nullable, object, text } from './decode.ts';
import { oneOf } from './decode-union.ts';

const filter = object<ListingFilter>({
  label: text,
  type: oneOf('list', 'boolean', 'price_range'),
  param: text,
  presentation: oneOf('text', 'swatch', 'image'),
  values: list(
    object<FilterChoice>({
      label: text,
      value: text,
      active: flag,
      count: integer,
      remove_url: text,
      color: nullable(text),
      image: nullable(cloth),
    }),
  ),
  range: nullable(
    object<FilterRange>({
      min_param: text,
      max_param: text,
      min: nullable(integer),
      max: nullable(integer),
      from: nullable(integer),
      to: nullable(integer),
      limit: integer,
      step: integer,
      remove_url: text,
    }),
  ),
});

/** Filters and orders of a list, field by field: to be joined with what else its page holds. */
export const listingFields: { [K in keyof Listing]: Decoder<Listing[K]> } = {
  path: text,
  kept: list(object({ name: text, value: text })),
  filters: list(filter),
  filters_active: flag,
  narrowed: flag,
  counted: flag,
  clear_url: text,
  sorting: list(object<SortOption>({ label: text, value: text, active: flag })),
  sort_by: text,
  sort_active: flag,
  count: integer,
};
