import { fromJson } from '../../store/json.ts';
import type { Store } from '../../store/open.ts';
import type { Facet, FilterValueCount, ProductQuery } from '../catalogue/types-products.ts';
import { fold } from '../fold.ts';
import type { Shop } from '../markets/types-shop.ts';
import type { FileImage } from '../types.ts';
import { type FilterValueGroup, storedFilterGroups } from './filter-value-groups.ts';
import type { ListingIndex, Term } from './listing-index.ts';
import { countOf, type Mask, matchingMask, variantMask } from './masks.ts';
import { type Prepared, prepare } from './query-products.ts';

/** As many as the platform shows (docs/platform.md: filtering). */
const MAX_FACETS = 25;
const MAX_VALUES = 100;

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

/** What is counted for one group: products and variants that pass every other group. */
interface Passing {
  products: Mask;
  /** Null: any variant will do. */
  variants: Mask | null;
}

function passing({ index, groups, base }: Prepared, except?: string): Passing {
  const variants = variantMask(index, groups, except);
  return { products: matchingMask(index, base, groups, variants, except), variants };
}

/** Products of a term among those that pass. Postings of variants are side by side for each product, so each is counted once. */
function countTerm(term: Pick<Term, 'postings'>, owner: Uint32Array | null, { products, variants }: Passing): number {
  let count = 0;
  let last = -1;
  for (const at of term.postings) {
    const product = owner ? (owner[at] ?? 0) : at;
    if (product === last || products[product] === 0 || (owner && variants && variants[at] === 0)) continue;
    count += 1;
    last = product;
  }
  return count;
}

const owners = new WeakMap<Uint32Array, Uint32Array>();

/** The product of each variant. */
function ownersOf({ variantStart, variantPrice }: ListingIndex): Uint32Array {
  const known = owners.get(variantStart);
  if (known) return known;
  const list = new Uint32Array(variantPrice.length);
  for (let at = 0; at + 1 < variantStart.length; at += 1) list.fill(at, variantStart[at], variantStart[at + 1]);
  owners.set(variantStart, list);
  return list;
}

function availability(prepared: Prepared): Facet {
  const { index, groups, base } = prepared;
  const count = (available: boolean): number => {
    const asked = { ...groups, available };
    return countOf(matchingMask(index, base, asked, variantMask(index, asked)));
  };
  const values = [
    { value: '1', label: 'In stock', count: count(true), swatch: null },
    { value: '0', label: 'Out of stock', count: count(false), swatch: null },
  ];
  return { param: 'filter.v.availability', label: labelOf('filter.v.availability'), type: 'list', values, rangeMax: 0 };
}

function price({ index, base }: Prepared): Facet {
  const rangeMax = base.reduce((most, bit, at) => (bit === 1 ? Math.max(most, index.priceMax[at] ?? 0) : most), 0);
  return { param: 'filter.v.price', label: labelOf('filter.v.price'), type: 'price_range', values: [], rangeMax };
}

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

async function wantedParams(store: Store, index: ListingIndex): Promise<string[]> {
  const row = await store.db.selectFrom('shop').select('body').executeTakeFirst();
  const chosen = (row && fromJson<Partial<Shop>>(row.body).filters) ?? usual;
  const options = [...index.terms.keys()].filter((param) => param.startsWith(optionPrefix));
  return [...new Set(chosen.flatMap((param) => (param === `${optionPrefix}*` ? options : [param])))].slice(
    0,
    MAX_FACETS,
  );
}

/** The terms of a group's values as one. */
function grouped(terms: readonly Term[], members: ReadonlySet<string>): Pick<Term, 'postings'> {
  const lists = terms.filter(({ value }) => members.has(fold(value))).map(({ postings }) => [...postings]);
  return { postings: Uint32Array.from(new Set(lists.flat())).sort() };
}

/**
 * The filters of a list (docs/platform.md: filtering): the shop's `filters`, else availability, price, options, type and vendor. A value's
 * count is of the products that would be listed if it were its group's only choice; values that would list none stay, with 0.
 * Values the merchant has grouped (`filter-groups.json`) are one value; one of them stands for itself where the address names it.
 */
export async function facets(store: Store, query: ProductQuery): Promise<Facet[]> {
  const prepared = await prepare(store, query);
  const { index, groups, base } = prepared;
  const active = new Set([...groups.product.keys(), ...groups.variant.keys(), ...groups.ranges.keys()]);
  const all = passing(prepared);
  const unfiltered: Passing = { products: base, variants: null };
  const swatches = await swatchesOf(store);
  const ofGroups = Map.groupBy(await storedFilterGroups(store.db), ({ param }) => param);
  const facetOf = (param: string): Facet | null => {
    if (param === 'filter.v.availability') return availability(prepared);
    if (param === 'filter.v.price') return price(prepared);
    const owner = param.startsWith('filter.v.') ? ownersOf(index) : null;
    const counted = active.has(param) ? passing(prepared, param) : all;
    const option = param.startsWith(optionPrefix) ? param.slice(optionPrefix.length) : null;
    const terms = index.terms.get(param) ?? [];
    const swatchOf = (value: string) =>
      option === null ? null : (swatches.get(JSON.stringify([fold(option), fold(value)])) ?? null);
    const countedValue = (term: Pick<Term, 'postings'>, row: Omit<FilterValueCount, 'count'>): FilterValueCount[] => {
      const count = countTerm(term, owner, counted);
      return count === 0 && countTerm(term, owner, unfiltered) === 0 ? [] : [{ ...row, count }];
    };
    const groups = ofGroups.get(param) ?? [];
    const isNamed = (value: string) => query.filters.some((filter) => filter.param === param && filter.value === value);
    const isGrouped = (value: string) =>
      groups.some(({ members }) => members.some((member) => fold(member) === fold(value)));
    const swatchOfGroup = ({ color, members }: FilterValueGroup): FilterValueCount['swatch'] =>
      color === null ? (members.map(swatchOf).find((swatch) => swatch !== null) ?? null) : { color, image: null };
    const values = [
      ...groups.flatMap((group) => {
        const { value, label, members } = group;
        return countedValue(grouped(terms, new Set(members.map(fold))), { value, label, swatch: swatchOfGroup(group) });
      }),
      ...terms
        .filter(({ value }) => !isGrouped(value) || isNamed(value))
        .flatMap((term) => countedValue(term, { value: term.value, label: term.value, swatch: swatchOf(term.value) })),
    ];
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
  };
  return (await wantedParams(store, index)).flatMap((param) => facetOf(param) ?? []);
}
