import { Drop } from '../drop.ts';
import { equals, order } from '../language/compare.ts';
import { LiquidError } from '../language/error.ts';
import type { FilterTable } from '../language/filter.ts';
import { toItems } from '../language/items.ts';
import { decimal, fromNumeric, toInteger, toNumeric } from '../language/number.ts';
import { isHash, print } from '../language/print.ts';
import { firstOf, lastOf, sizeOf } from '../language/property.ts';
import { propertyOf } from './select.ts';

/** Nil sorts last; what cannot be compared with each other is an error. */
function compare(left: unknown, right: unknown): number {
  const leftNil = left === undefined || left === null;
  const rightNil = right === undefined || right === null;
  if (leftNil || rightNil) return leftNil === rightNil ? 0 : leftNil ? 1 : -1;
  let result: number | undefined;
  try {
    result = order(left, right);
  } catch {
    result = undefined;
  }
  if (result === undefined) throw new LiquidError('cannot sort values of incompatible types');
  return result;
}

function compareNatural(left: unknown, right: unknown): number {
  const fold = (value: unknown) => (value === undefined || value === null ? undefined : print(value).toLowerCase());
  return compare(fold(left), fold(right));
}

function sortBy(input: unknown, property: unknown, compareItems: typeof compare): unknown[] {
  const items = [...toItems(input)];
  if (property === undefined || property === null) return items.sort(compareItems);
  return items
    .map((item) => ({ item, key: propertyOf(item, property) }))
    .sort((left, right) => compareItems(left.key, right.key))
    .map(({ item }) => item);
}

function uniq(input: unknown, property: unknown): unknown[] {
  const primitives = new Set<unknown>();
  const objects: unknown[] = [];
  return toItems(input).filter((item) => {
    const key = property === undefined ? item : propertyOf(item, property);
    if (typeof key !== 'object' || key === null) {
      if (primitives.has(key)) return false;
      primitives.add(key);
      return true;
    }
    if (objects.some((known) => equals(known, key))) return false;
    objects.push(key);
    return true;
  });
}

/** Part of a text or a list; negative positions count from the end. */
function slice(input: unknown, from: unknown, count: unknown): unknown {
  const list = Array.isArray(input) || (input instanceof Drop && !input.asText);
  const items = list ? toItems(input) : [...print(input)];
  const offset = toInteger(from) < 0 ? items.length + toInteger(from) : toInteger(from);
  const part = offset < 0 ? [] : items.slice(offset, offset + Math.max(0, toInteger(count)));
  return list ? part : part.join('');
}

export const listFilters: FilterTable = {
  join: (input, [glue = ' ']) => toItems(input).map(print).join(print(glue)),
  size: (input) => sizeOf(input) ?? 0,
  first: (input) => (typeof input === 'string' ? ([...input][0] ?? '') : firstOf(input)),
  last: (input) => (typeof input === 'string' ? ([...input].at(-1) ?? '') : lastOf(input)),
  reverse: (input) => [...toItems(input)].reverse(),
  sort: (input, [property]) => sortBy(input, property, compare),
  sort_natural: (input, [property]) => sortBy(input, property, compareNatural),
  uniq: (input, [property]) => uniq(input, property),
  compact: (input, [property]) =>
    toItems(input).filter((item) => {
      const value = property === undefined ? item : propertyOf(item, property);
      return value !== undefined && value !== null;
    }),
  concat: (input, [other]) => {
    if (!Array.isArray(other) && !(other instanceof Drop)) {
      throw new LiquidError('concat filter requires an array argument');
    }
    return [...toItems(input), ...toItems(other)];
  },
  map: (input, [property]) =>
    toItems(input).map((item) => {
      if (!(item instanceof Drop) && !isHash(item) && typeof item === 'number') {
        throw new LiquidError(`cannot select the property '${print(property)}'`);
      }
      return propertyOf(item, property);
    }),
  sum: (input, [property]) => {
    let total = 0;
    let float = false;
    for (const item of toItems(input)) {
      const number = toNumeric(property === undefined ? item : propertyOf(item, property));
      total = decimal(total + number.value);
      float ||= number.float;
    }
    return fromNumeric({ value: total, float });
  },
  slice: (input, [from, count = 1]) => slice(input, from, count),
};
