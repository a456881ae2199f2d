import { equals, isTruthy } from '../language/compare.ts';
import type { FilterTable } from '../language/filter.ts';
import { toItems } from '../language/items.ts';
import { print } from '../language/print.ts';
import { readMember, readProperty } from '../language/property.ts';

/**
 * A property of an item by name; `a.b` goes deeper where the item has no such property itself. Of a text, the part
 * that equals the name.
 */
export function propertyOf(item: unknown, property: unknown): unknown {
  const name = print(property);
  if (typeof item === 'string') return item.includes(name) ? name : undefined;
  const value = readProperty(item, name);
  if (value !== undefined || !name.includes('.')) return value;
  return name.split('.').reduce<unknown>((object, key) => readMember(object, key), item);
}

/** Whether an item has the property wanted: with a value, equal to it; without, not nil or false. */
function matcher([property, target]: readonly unknown[]): (item: unknown) => boolean {
  if (target === undefined || target === null) return (item) => isTruthy(propertyOf(item, property));
  return (item) => equals(propertyOf(item, property), target);
}

/** Choosing items by a property: `where: 'available'`, `find: 'id', 5`. */
export const selectFilters: FilterTable = {
  where: (input, args) => toItems(input).filter(matcher(args)),
  reject: (input, args) => {
    const matches = matcher(args);
    return toItems(input).filter((item) => !matches(item));
  },
  find: (input, args) => toItems(input).find(matcher(args)),
  find_index: (input, args) => {
    const index = toItems(input).findIndex(matcher(args));
    return index === -1 ? undefined : index;
  },
  has: (input, args) => toItems(input).some(matcher(args)),
};
