import { equals, isTruthy } from '../values/compare.ts';
import { toItems } from '../values/items.ts';
import { NO_SUBSCRIPT, subscript } from '../values/subscript.ts';
import { type FilterTable, method } from './filter.ts';

/**
 * Whether an item has the property: with a value, equal to it; without, neither nil nor false.
 * @throws NO_SUBSCRIPT
 */
function matcher([property, target]: readonly unknown[]): (item: unknown) => boolean {
  if (target === undefined || target === null) return (item) => isTruthy(propertyOf(item, property));
  return (item) => equals(propertyOf(item, property), target);
}

type Choose = (items: readonly unknown[], matches: (item: unknown) => boolean) => unknown;

/** A filter that chooses items by a property; `nothing` is the answer for no items. */
const selecting = (nothing: () => unknown, choose: Choose) =>
  method(1, 2, (input, args) => {
    const items = toItems(input);
    return items.length === 0 ? nothing() : unlessBare(() => choose(items, matcher(args)));
  });

/** Nil if an item has no properties. */
export function unlessBare(choose: () => unknown): unknown {
  try {
    return choose();
  } catch (error) {
    if (error === NO_SUBSCRIPT) return undefined;
    throw error;
  }
}

/** A property that must be one. @throws NO_SUBSCRIPT */
export function propertyOf(item: unknown, property: unknown): unknown {
  const value = subscript(item, property);
  if (value === NO_SUBSCRIPT) throw NO_SUBSCRIPT;
  return value;
}

/** Choosing items by a property: `where: 'available'`, `find: 'id', 5`. */
export const selectFilters: FilterTable = {
  where: selecting(
    () => [],
    (items, matches) => items.filter(matches),
  ),
  reject: selecting(
    () => [],
    (items, matches) => items.filter((item) => !matches(item)),
  ),
  has: selecting(
    () => false,
    (items, matches) => items.some(matches),
  ),
  find: selecting(
    () => undefined,
    (items, matches) => items.find(matches),
  ),
  find_index: selecting(
    () => undefined,
    (items, matches) => {
      const index = items.findIndex(matches);
      return index === -1 ? undefined : index;
    },
  ),
};
