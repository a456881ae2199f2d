import {
  compact,
  dividedBy,
  type FilterObject,
  find,
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
            // While filters are active nothing is shown that is gone (`spec §5`).
            count: filter.param_name === 'filter.v.availability' && value.value === '0' ? 0 : value.count,
            remove_url: value.active ? value.url_to_remove : '',
            color: value.swatch?.color ? `${value.swatch.color}` : null,
            image: maybe(value.swatch?.image, (cloth) => ({ src: imageUrl(cloth, 48) })),
            // A word times 1 is 0 to the platform, so only numbers come back as they were.
            size_group: string(number(value.label)) !== value.label ? 1 : number(value.label) > 3 ? 2 : 0,
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

/**
 * How many products a list shows. While filters are active those whose selected variant is not available are hidden (`spec §5`), but the
 * platform's own count has them. How many are left it says in one place: at 'In stock' among its filters, which is counted as if it were
 * the only choice of its kind beside the filters that are active. A shop without that filter gets the platform's count.
 */
export function shownCount(filters: FilterObject[], count: number): number {
  const availability = find(filters, 'param_name', 'filter.v.availability');
  const inStock = maybe(availability, ({ values }) => find(values, 'value', '1'));
  const soldOut = maybe(availability, ({ values }) => find(values, 'value', '0'));
  return !areActive(filters) || !inStock ? count : soldOut?.active && !inStock.active ? 0 : inStock.count;
}
