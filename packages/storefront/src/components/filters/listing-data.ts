import {
  compact,
  dividedBy,
  type FilterObject,
  imageUrl,
  join,
  maybe,
  number,
  pluck,
  plus,
  string,
} from '@vitrine/compiler';
import type { ListingFilter } from '@vitrine/contract';

/** The filters of a list; shaped as the contract's `ListingFilter`. */
export function filtersOf(filters: FilterObject[]): ListingFilter[] {
  return filters.map((filter) => ({
    label: filter.label,
    type: filter.type === 'price_range' ? 'price_range' : filter.type === 'boolean' ? 'boolean' : 'list',
    param: filter.param_name,
    presentation: filter.presentation === 'swatch' ? 'swatch' : filter.presentation === 'image' ? 'image' : 'text',
    values:
      filter.type === 'price_range'
        ? []
        : filter.values.map((value) => ({
            label: value.label,
            value: string(value.value),
            active: value.active,
            count: value.count,
            remove_url: value.active ? value.url_to_remove : '',
            color: value.swatch?.color ? `${value.swatch.color}` : null,
            image: maybe(value.swatch?.image, (cloth) => ({ src: imageUrl(cloth, 48) })),
          })),
    range:
      filter.type === 'price_range'
        ? {
            min_param: filter.min_value.param_name,
            max_param: filter.max_value.param_name,
            min: maybe(filter.min_value.value, (cents) => dividedBy(number(cents), 100)),
            max: maybe(filter.max_value.value, (cents) => dividedBy(number(cents), 100)),
            from: maybe(filter.min_value.value, (cents) => number(cents)),
            to: maybe(filter.max_value.value, (cents) => number(cents)),
            limit: dividedBy(plus(filter.range_max, 99), 100),
            remove_url: filter.url_to_remove,
          }
        : null,
  }));
}

/** Whether any of them narrows the list. */
export function areActive(filters: FilterObject[]): boolean {
  return (
    !!valuesOf(pluck(filters, 'active_values')) ||
    !!valuesOf(pluck(filters, 'min_value')) ||
    !!valuesOf(pluck(filters, 'max_value'))
  );
}

/** Lists within a list are one list to the platform's `map`. */
const valuesOf = (found: unknown): string => join(compact(pluck(compact(found as { value: string }[]), 'value')), '');
