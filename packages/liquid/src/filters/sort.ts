import { LiquidError } from '../runtime/error.ts';
import { compareText } from '../values/characters.ts';
import { sortOrder } from '../values/compare.ts';
import { toItems } from '../values/items.ts';
import { areTexts, toText } from '../values/print.ts';
import { hasSubscript, subscript } from '../values/subscript.ts';
import { type FilterTable, method } from './filter.ts';

type Compare = (left: unknown, right: unknown) => number;

/** Nil sorts last. */
const compare: Compare = (left, right) => {
  const order = sortOrder(left, right);
  if (order !== undefined) return order;
  if (left === undefined || left === null) return 1;
  if (right === undefined || right === null) return -1;
  throw new LiquidError('cannot sort values of incompatible types');
};

/** Values as text, ASCII letters without their case; nil last. */
const compareNatural: Compare = (left, right) => {
  const leftNil = left === undefined || left === null;
  const rightNil = right === undefined || right === null;
  if (leftNil || rightNil) return leftNil === rightNil ? 0 : leftNil ? 1 : -1;
  return compareText(fold(left), fold(right));
};

function fold(value: unknown): string {
  return toText(value).replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/** By a property, only of items that can have one; otherwise nil. A single item is not looked at. */
const sorting = (order: Compare) =>
  method(0, 1, (input, [property]) => {
    const items = [...toItems(input)];
    if (items.length === 0 || property === undefined || property === null) {
      return order === compare && areTexts(items) ? items.toSorted(compareText) : items.sort(order);
    }
    if (!items.every(hasSubscript)) return undefined;
    if (items.length === 1) return items;
    return items
      .map((item) => ({ item, key: subscript(item, property) }))
      .sort((left, right) => order(left.key, right.key))
      .map(({ item }) => item);
  });

export const sortFilters: FilterTable = { sort: sorting(compare), sort_natural: sorting(compareNatural) };
