import type { ActiveFilter } from '../catalogue/types-products.ts';

/** The filters of a URL, parsed and grouped: OR within a group, AND between groups (docs/platform.md: filtering). */
export interface FilterGroups {
  /** `filter.p.*` by parameter. */
  product: Map<string, string[]>;
  /** `filter.v.option.*`, `filter.v.m.*` by parameter. */
  variant: Map<string, string[]>;
  /** Wanted availability; both or neither asked is null. */
  available: boolean | null;
  /** Minor units. */
  priceFrom: number | null;
  priceTo: number | null;
  /** Ranges over number metafields, by parameter without `.gte`/`.lte`. */
  ranges: Map<string, { from: number | null; to: number | null }>;
}

/** More values of one parameter than any shopper selects. */
const MAX_VALUES = 100;

/** Minor units of a price in a URL (`12.50`); null where it is no number, and then there is no limit. */
function minorUnits(text: string): number | null {
  const value = Number(text.trim());
  return text.trim() === '' || !Number.isFinite(value) || Math.abs(value) > 1e9 ? null : Math.round(value * 100);
}

/** Metafields that are true or false are `1` and `0` in a URL (docs/platform.md: filtering), and kept by their names. */
const BOOLEANS: Record<string, string> = { '1': 'true', '0': 'false' };

/**
 * Groups the filters of a URL. What makes no sense is left out, as the platform does; a filter that is only unknown matches
 * nothing. A value may be a comma list, unless `isValue` knows the whole text as one value (`Cotton, linen`).
 */
export function groupFilters(
  filters: readonly ActiveFilter[],
  isValue: (param: string, value: string) => boolean = () => false,
): FilterGroups {
  const groups: FilterGroups = {
    product: new Map(),
    variant: new Map(),
    available: null,
    priceFrom: null,
    priceTo: null,
    ranges: new Map(),
  };
  const availability = new Set<boolean>();
  for (const { param, value } of filters) {
    if (param === 'filter.v.availability') {
      for (const part of value.split(',')) if (part === '1' || part === '0') availability.add(part === '1');
    } else if (param === 'filter.v.price.gte') groups.priceFrom = minorUnits(value) ?? groups.priceFrom;
    else if (param === 'filter.v.price.lte') groups.priceTo = minorUnits(value) ?? groups.priceTo;
    else if (/^filter\.[pv]\.m\..+\.[gl]te$/.test(param)) {
      const number = value.trim() === '' ? Number.NaN : Number(value);
      if (!Number.isFinite(number)) continue;
      const name = param.slice(0, -4);
      const range = groups.ranges.get(name) ?? { from: null, to: null };
      if (param.endsWith('.gte')) range.from = number;
      else range.to = number;
      groups.ranges.set(name, range);
    } else if (param.startsWith('filter.p.') || param.startsWith('filter.v.')) {
      if (value === '') continue;
      const group = param.startsWith('filter.p.') ? groups.product : groups.variant;
      const values = group.get(param) ?? [];
      const parts =
        value.includes(',') && !isValue(param, value) ? value.split(',').map((part) => part.trim()) : [value];
      for (const part of parts) {
        const name = BOOLEANS[part];
        const groupName = name !== undefined && !isValue(param, part) && isValue(param, name) ? name : part;
        if (groupName !== '' && values.length < MAX_VALUES && !values.includes(groupName)) values.push(groupName);
      }
      if (values.length > 0) group.set(param, values);
    }
  }
  groups.available = availability.size === 1 ? availability.has(true) : null;
  return groups;
}
