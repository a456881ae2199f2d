import {
  compact,
  contains,
  dividedBy,
  downcase,
  type FilterObject,
  type FilterValueObject,
  fallback,
  find,
  imageUrl,
  join,
  last,
  maybe,
  number,
  once,
  pluck,
  plus,
  reject,
  remove,
  sorted,
  split,
  string,
  times,
  truncate,
} from '@vitrine/compiler';
import type { FilterChoice, ListingFilter } from '../../domain/listing.schema.ts';
import { LETTER_SIZES } from '../../domain/size-order.ts';

const AVAILABILITY = 'filter.v.availability';

/** Parts of an address that narrow nothing by themselves: fields of a price left empty, and availability. */
const UNTELLING = ['filter.v.price.gte=&', 'filter.v.price.lte=&', `${AVAILABILITY}=1`];

/**
 * An address with one filter less. Availability goes with the last of the others: it was added with the first of them (`listingUrl`).
 */
const without = (url: string, clearUrl: string): string =>
  contains(
    UNTELLING.reduce((rest, part) => remove(rest, part), url),
    'filter.',
  )
    ? url
    : clearUrl;

/** How far one key press moves a price, in whole major units, in a list whose highest price is `cents`: some twenty presses from end to end. */
export const priceStep = (cents: number): number => (cents > 100_000 ? 50 : cents > 20_000 ? 10 : 5);

/** The highest price of a list, minor units, as whole major ones, up to the next of its steps. */
const upTo = (cents: number, step: number): number => times(dividedBy(plus(cents, step * 100 - 1), step * 100), step);

/** One value of a filter. */
function choiceOf(value: FilterValueObject | undefined, filter: FilterObject, clearUrl: string): FilterChoice {
  const swatch = once(value?.swatch);
  return {
    label: value?.label ?? '',
    value: string(value?.value ?? ''),
    active: value?.active ?? false,
    // While filters are active nothing is shown that is gone (rule collection-15).
    count: filter.param_name === AVAILABILITY && value?.value === '0' ? 0 : (value?.count ?? 0),
    remove_url: value?.active ? without(value.url_to_remove, clearUrl) : '',
    color: swatch?.color ? `${swatch.color}` : null,
    image: maybe(swatch?.image, (cloth) => ({ src: imageUrl(cloth, 48) })),
  };
}

/** The group of a size (rule collection-16): 0 a number of 3 or less, 1 OS, M / L and other words, 2 a number above 3. A word times 1 is 0 to the platform, so only numbers come back as they were. */
const groupOf = (label: string): number => (string(number(label)) !== label ? 1 : number(label) > 3 ? 2 : 0);

/** Sizes by letter, each with its place: `|s:1006|`. */
const PLACES = LETTER_SIZES.map((letter, index) => `|${letter}:${1001 + index}`).join('');

/** The place of a size by letter, as a text of four characters; that of other words is behind them all. */
const placeOf = (label: string): string => fallback(truncate(split(PLACES, `|${downcase(label)}:`)[1], 4, ''), '1999');

/**
 * The values of a size filter in the shop's order (rule collection-16): Liquid sorts texts, so each is sorted by a text of its place, which ends in
 * its position among the values.
 */
const inShopOrder = (values: FilterValueObject[]): (FilterValueObject | undefined)[] =>
  sorted(
    split(
      join(
        values.map(
          ({ label }, index) =>
            `${groupOf(label)}${groupOf(label) === 1 ? placeOf(label) : plus(number(label), 1000)}|${label}|${index}`,
        ),
        '~',
      ),
      '~',
    ),
  ).map((size) => once(values[number(last(split(size, '|')))]));

/** The filters of a list; shaped as the contract's `ListingFilter`. `clearUrl`: the list without any. */
export function filtersOf(filters: FilterObject[], clearUrl: string): ListingFilter[] {
  return filters.map((filter) => ({
    label: filter.label,
    type: filter.type === 'price_range' ? 'price_range' : filter.type === 'boolean' ? 'boolean' : 'list',
    param: filter.param_name,
    presentation: filter.presentation === 'swatch' ? 'swatch' : filter.presentation === 'image' ? 'image' : 'text',
    values:
      filter.type === 'price_range'
        ? []
        : filter.param_name === 'filter.v.option.size'
          ? inShopOrder(filter.values).map((value) => choiceOf(value, filter, clearUrl))
          : filter.values.map((value) => choiceOf(value, filter, clearUrl)),
    range:
      filter.type === 'price_range'
        ? {
            min_param: filter.min_value.param_name,
            max_param: filter.max_value.param_name,
            min: maybe(filter.min_value.value, (cents) => dividedBy(number(cents), 100)),
            max: maybe(filter.max_value.value, (cents) => dividedBy(number(cents), 100)),
            from: maybe(filter.min_value.value, (cents) => number(cents)),
            to: maybe(filter.max_value.value, (cents) => number(cents)),
            limit:
              filter.range_max > 100_000
                ? upTo(filter.range_max, 50)
                : filter.range_max > 20_000
                  ? upTo(filter.range_max, 10)
                  : upTo(filter.range_max, 5),
            step: priceStep(filter.range_max),
            remove_url: without(filter.url_to_remove, clearUrl),
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

/** Whether anything besides availability narrows the list. */
export const areNarrowed = (filters: FilterObject[]): boolean => areActive(reject(filters, 'param_name', AVAILABILITY));

/**
 * Whether the platform counts at the values of the filters what would be shown (rule collection-15): where 'In stock' is chosen, as in every
 * address the filters lead to. A shop without that filter has no better numbers.
 */
export function areCounted(filters: FilterObject[]): boolean {
  const availability = find(filters, 'param_name', AVAILABILITY);
  const inStock = maybe(availability, ({ values }) => find(values, 'value', '1'));
  return !inStock || inStock.active;
}

/** Lists within a list are one list to the platform's `map`. */
const valuesOf = (found: unknown): string => join(compact(pluck(compact(found as { value: string }[]), 'value')), '');

/**
 * How many products a list shows. While filters are active those whose selected variant is not available are hidden (rule collection-15), but the
 * platform's own count has them. How many are left it says in one place: at 'In stock' among its filters, which is counted as if it were
 * the only choice of its kind beside the filters that are active. A shop without that filter gets the platform's count.
 */
export function shownCount(filters: FilterObject[], count: number): number {
  const availability = find(filters, 'param_name', AVAILABILITY);
  const inStock = maybe(availability, ({ values }) => find(values, 'value', '1'));
  const soldOut = maybe(availability, ({ values }) => find(values, 'value', '0'));
  return !areActive(filters) || !inStock ? count : soldOut?.active && !inStock.active ? 0 : inStock.count;
}
