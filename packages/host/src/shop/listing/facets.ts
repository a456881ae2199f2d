import { fromJson } from '../../store/json.ts';
import type { Store } from '../../store/open.ts';
import type { Facet, FilterValueCount, ProductQuery } from '../catalogue/types-products.ts';
import { fold } from '../fold.ts';
import type { Shop } from '../markets/types-shop.ts';
import type { FileImage } from '../types.ts';
import { type FilterValueGroup, storedFilterGroups } from './filter-value-groups.ts';
import type { Counts, Listing, Term, ValueCount } from './listing.ts';
import { listingOf } from './open-listing.ts';
import { requestOf } from './query-products.ts';

/** As many as the platform shows (docs/platform.md: filtering). */
const MAX_FACETS = 25;
const MAX_VALUES = 100;

const AVAILABILITY = 'filter.v.availability';
const PRICE = 'filter.v.price';

const labels: Record<string, string> = {
  'filter.v.availability': 'Availability',
  'filter.v.price': 'Price',
  'filter.p.product_type': 'Product type',
  'filter.p.vendor': 'Brand',
  'filter.p.tag': 'Tag',
};
const usual = [
  'filter.v.availability',
  'filter.v.price',
  'filter.v.option.*',
  'filter.p.product_type',
  'filter.p.vendor',
];
const optionPrefix = 'filter.v.option.';

function labelOf(param: string): string {
  const known = labels[param];
  if (known !== undefined) return known;
  const name = param.startsWith(optionPrefix)
    ? param.slice(optionPrefix.length)
    : (param.split('.').at(-1) ?? param).replaceAll('_', ' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function availability({ available, unavailable }: Counts): Facet {
  const values = [
    { value: '1', label: 'In stock', count: available, swatch: null },
    { value: '0', label: 'Out of stock', count: unavailable, swatch: null },
  ];
  return { param: AVAILABILITY, label: labelOf(AVAILABILITY), type: 'list', values, rangeMax: 0 };
}

const price = ({ highestPrice }: Counts): Facet => ({
  param: PRICE,
  label: labelOf(PRICE),
  type: 'price_range',
  values: [],
  rangeMax: highestPrice,
});

type Swatches = ReadonlyMap<string, NonNullable<FilterValueCount['swatch']>>;

async function swatchesOf(store: Store): Promise<Swatches> {
  const rows = await store.db.selectFrom('swatches').selectAll().execute();
  return new Map(
    rows.map((row) => [
      JSON.stringify([row.option_name, row.value]),
      { color: row.color, image: row.image === null ? null : fromJson<FileImage>(row.image) },
    ]),
  );
}

async function wantedParams(store: Store, listing: Listing): Promise<string[]> {
  const row = await store.db.selectFrom('shop').select('body').executeTakeFirst();
  const chosen = (row && fromJson<Partial<Shop>>(row.body).filters) ?? usual;
  const options = await listing.params(optionPrefix);
  return [...new Set(chosen.flatMap((param) => (param === `${optionPrefix}*` ? options : [param])))].slice(
    0,
    MAX_FACETS,
  );
}

/** A value that a filter may show: one term, or the terms that the merchant has grouped. */
interface ShownValue extends Omit<FilterValueCount, 'count'> {
  terms: number[];
}

interface Shown {
  query: ProductQuery;
  terms: readonly Term[];
  groups: readonly FilterValueGroup[];
  swatches: Swatches;
}

/** The values of one filter: groups first, then what belongs to none or is named by the address. */
function shownValues(param: string, { query, terms, groups, swatches }: Shown): ShownValue[] {
  const option = param.startsWith(optionPrefix) ? param.slice(optionPrefix.length) : null;
  const swatchOf = (value: string) =>
    option === null ? null : (swatches.get(JSON.stringify([fold(option), fold(value)])) ?? null);
  const swatchOfGroup = ({ color, members }: FilterValueGroup): FilterValueCount['swatch'] =>
    color === null ? (members.map(swatchOf).find((swatch) => swatch !== null) ?? null) : { color, image: null };
  const grouped = new Set(groups.flatMap(({ members }) => members.map(fold)));
  const named = new Set(query.filters.filter((filter) => filter.param === param).map(({ value }) => value));
  return [
    ...groups.map((group) => {
      const members = new Set(group.members.map(fold));
      const own = terms.filter(({ value }) => members.has(fold(value))).map(({ id }) => id);
      return { value: group.value, label: group.label, swatch: swatchOfGroup(group), terms: own };
    }),
    ...terms
      .filter(({ value }) => grouped.size === 0 || !grouped.has(fold(value)) || named.has(value))
      .map(({ id, value }) => ({ value, label: value, swatch: swatchOf(value), terms: [id] })),
  ];
}

function listFacet(param: string, shown: readonly ShownValue[], counts: readonly ValueCount[]): Facet | null {
  const values = shown.flatMap(({ terms: _terms, ...value }, at): FilterValueCount[] => {
    const { count = 0, isInList = false } = counts[at] ?? {};
    return count === 0 && !isInList ? [] : [{ ...value, count }];
  });
  if (values.length === 0) return null;
  const boolean = values.every(({ value }) => value === 'true' || value === 'false');
  return {
    param,
    label: labelOf(param),
    type: boolean ? 'boolean' : 'list',
    // A template sees them as a URL has them.
    values: boolean
      ? values.map((value) => ({ ...value, value: value.value === 'true' ? '1' : '0' }))
      : values.slice(0, MAX_VALUES),
    rangeMax: 0,
  };
}

/**
 * The filters of a list (docs/platform.md: filtering): the shop's `filters`, else availability, price, options, type and vendor. A value's
 * count is of the products that would be listed if it were its group's only choice; values that would list none stay, with 0.
 * Values the merchant has grouped (`filter-groups.json`) are one value; one of them stands for itself where the address names it.
 */
export async function facets(store: Store, query: ProductQuery): Promise<Facet[]> {
  const listing = listingOf(store);
  const params = await wantedParams(store, listing);
  const swatches = await swatchesOf(store);
  const ofGroups = Map.groupBy(await storedFilterGroups(store.db), ({ param }) => param);
  const lists = await Promise.all(
    params
      .filter((param) => param !== AVAILABILITY && param !== PRICE)
      .map(async (param) => {
        const terms = await listing.terms(param);
        return { param, shown: shownValues(param, { query, terms, groups: ofGroups.get(param) ?? [], swatches }) };
      }),
  );
  const counts = await listing.count(await requestOf(store, listing, query), {
    availability: params.includes(AVAILABILITY),
    highestPrice: params.includes(PRICE),
    values: lists.map(({ param, shown }) => ({ param, values: shown.map(({ terms }) => terms) })),
  });
  const ofParam = new Map(
    lists.map(({ param, shown }, at) => [param, listFacet(param, shown, counts.values[at] ?? [])]),
  );
  return params.flatMap((param) => {
    if (param === AVAILABILITY) return availability(counts);
    if (param === PRICE) return price(counts);
    return ofParam.get(param) ?? [];
  });
}
