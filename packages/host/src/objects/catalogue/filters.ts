import { type Drop, defineDrop } from '@vitrine/liquid';
import type { Facet, FilterValueCount, ProductQuery } from '../../shop/catalogue/types-products.ts';
import { fileImage } from '../content/image.ts';
import type { ObjectScope } from '../scope.ts';
import { colorDrop } from '../theme/color.ts';
import { filterValues, type IsValue, urlWith, urlWithout } from './filter-url.ts';
import { swatchObject } from './swatch.ts';

/** Filters that every shop has: their names are the platform's, in the page's language. */
const NAMES: Record<string, string> = {
  'filter.v.availability': 'availability',
  'filter.v.price': 'price',
  'filter.p.product_type': 'product_type',
  'filter.p.vendor': 'vendor',
  'filter.p.tag': 'tag',
};

function filterLabel(scope: ObjectScope, { param, label }: Facet): string {
  const name = NAMES[param];
  return name === undefined ? label : scope.translate(`shopify.filters.${name}.label`, {});
}

function valueLabel({ scope, facet, row }: ValueSubject): string {
  if (facet.param === 'filter.v.availability')
    return scope.translate(`shopify.filters.availability.value.${row.value === '1' ? 'in_stock' : 'out_of_stock'}`, {});
  return facet.type === 'boolean'
    ? scope.translate(`shopify.filters.boolean.${row.value === '1' ? 'true' : 'false'}_label`, {})
    : row.label;
}

interface ValueSubject {
  scope: ObjectScope;
  facet: Facet;
  param: string;
  row: FilterValueCount;
  active: boolean;
  isValue: IsValue;
}

/** What filters showed before they had swatches: colours or a picture. */
const valueDisplay = defineDrop<{ type: 'colors' | 'image'; value: unknown }>({
  kind: 'filter_value_display',
  fields: { type: ({ type }) => type, value: ({ value }) => value },
});

function displayOf(scope: ObjectScope, swatch: FilterValueCount['swatch']): Drop | null {
  if (swatch?.image) return valueDisplay({ type: 'image', value: fileImage(scope, swatch.image) });
  return swatch?.color ? valueDisplay({ type: 'colors', value: [colorDrop(swatch.color)] }) : null;
}

const filterValue = defineDrop<ValueSubject>({
  kind: 'filter_value',
  fields: {
    param_name: ({ param }) => param,
    value: ({ row }) => row.value,
    label: valueLabel,
    count: ({ row }) => row.count,
    active: ({ active }) => active,
    url_to_add: ({ scope, param, row, isValue }) => urlWith(scope, param, row.value, isValue),
    url_to_remove: ({ scope, param, row, isValue }) => urlWithout(scope, [param], row.value, isValue),
    swatch: ({ scope, row }) => swatchObject(scope, row.swatch),
    image: ({ scope, row }) => (row.swatch?.image ? fileImage(scope, row.swatch.image) : null),
    display: ({ scope, row }) => displayOf(scope, row.swatch),
  },
  print: ({ row }) => row.value,
});

/** One end of a price range; its value is in minor units, or nil. */
const rangeValue = defineDrop<{ scope: ObjectScope; param: string; label: string; cents: number | null }>({
  kind: 'filter_value',
  fields: {
    param_name: ({ param }) => param,
    value: ({ cents }) => cents,
    label: ({ label }) => label,
    count: () => null,
    active: ({ cents }) => cents !== null,
    url_to_remove: ({ scope, param }) => urlWithout(scope, [param]),
  },
});

interface FilterSubject {
  scope: ObjectScope;
  facet: Facet;
  query: ProductQuery;
}

const params = ({ facet }: FilterSubject) =>
  facet.type === 'price_range' ? [`${facet.param}.gte`, `${facet.param}.lte`] : [facet.param];

function values({ scope, facet, query }: FilterSubject): Drop[] {
  const { param } = facet;
  const known = new Set(facet.values.map((row) => row.value));
  const isValue: IsValue = (text) => known.has(text);
  const asked = new URLSearchParams(query.filters.map((filter) => [filter.param, filter.value]));
  const active = new Set(filterValues(asked, param, isValue));
  return facet.values.map((row) => filterValue({ scope, facet, param, row, active: active.has(row.value), isValue }));
}

function end({ scope, facet, query }: FilterSubject, side: 'gte' | 'lte'): Drop | null {
  if (facet.type !== 'price_range') return null;
  const param = `${facet.param}.${side}`;
  const text = query.filters.find((filter) => filter.param === param)?.value;
  const amount = text === undefined || text.trim() === '' ? Number.NaN : Number(text);
  const cents = Number.isFinite(amount) && amount >= 0 ? Math.round(amount * 100) : null;
  return rangeValue({ scope, param, label: filterLabel(scope, facet), cents });
}

const isActive = (value: Drop) => value.get('active') === true;

const filterDrop = defineDrop<FilterSubject>({
  kind: 'filter',
  fields: {
    param_name: ({ facet }) => facet.param,
    label: ({ scope, facet }) => filterLabel(scope, facet),
    type: ({ facet }) => facet.type,
    operator: () => 'OR',
    values,
    active_values: (subject) => values(subject).filter(isActive),
    inactive_values: (subject) => values(subject).filter((value) => !isActive(value)),
    true_value: (subject) =>
      subject.facet.type === 'boolean' ? (values(subject).find((value) => value.print() === '1') ?? null) : null,
    false_value: (subject) =>
      subject.facet.type === 'boolean' ? (values(subject).find((value) => value.print() === '0') ?? null) : null,
    min_value: (subject) => end(subject, 'gte'),
    max_value: (subject) => end(subject, 'lte'),
    range_max: ({ facet }) => facet.rangeMax,
    url_to_remove: (subject) => urlWithout(subject.scope, params(subject)),
    presentation: ({ facet }) =>
      facet.values.some((value) => value.swatch?.color)
        ? 'swatch'
        : facet.values.some((value) => value.swatch?.image)
          ? 'image'
          : 'text',
  },
  print: ({ facet }) => facet.param,
});

/** `collection.filters` and `search.filters` (docs/platform.md: filtering). */
export function filterObjects(scope: ObjectScope, query: ProductQuery): Drop[] {
  const found = scope.rows.get('facets', JSON.stringify({ ...query, offset: 0, limit: 0 })) ?? [];
  return found.map((facet) => filterDrop({ scope, facet, query }));
}
