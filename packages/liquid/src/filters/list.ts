import { LiquidError } from '../runtime/error.ts';
import { lengthOf, sliceOf } from '../values/characters.ts';
import { toItems } from '../values/items.ts';
import { ListDrop } from '../values/list-drop.ts';
import { type Calculable, toCalculable, toPosition } from '../values/number.ts';
import { areTexts, toText } from '../values/print.ts';
import { firstOf, lastOf, sizeOf } from '../values/property.ts';
import { NO_SUBSCRIPT, subscript } from '../values/subscript.ts';
import { distinct } from './distinct.ts';
import { type Filter, type FilterTable, method, optional } from './filter.ts';
import { fromCalculable, plus } from './math.ts';
import { propertyOf, unlessBare } from './select.ts';

const isNil = (value: unknown) => value === undefined || value === null;

/** Part of a text or a list; negative positions count from the end. */
const slice: Filter = (input, [from, count]) => {
  const offset = toPosition(from);
  const length = isNil(count) || count === false ? 1 : toPosition(count);
  const list = Array.isArray(input) || input instanceof ListDrop ? input : undefined;
  const text = list ? '' : toText(input);
  const size = list instanceof ListDrop ? list.size : list ? list.length : lengthOf(text);
  const start = offset < 0 ? size + offset : offset;
  const isOutside = start < 0 || start > size || length < 0;
  const end = Math.min(size, start + length);
  // Of a lazy list no more is fetched than is taken.
  if (list instanceof ListDrop) return isOutside ? [] : list.slice(start, end - start);
  if (list) return isOutside ? [] : list.slice(start, end);
  return isOutside ? '' : sliceOf(text, start, end);
};

const sum: Filter = (input, [property]) => {
  const items = toItems(input);
  const values = isNil(property) ? items : toItems(items.map((item) => subscript(item, property)));
  return fromCalculable(values.reduce((total: Calculable, value) => plus(total, toCalculable(value)), 0));
};

const compact: Filter = (input, [property]) => {
  const items = toItems(input);
  if (isNil(property)) return items.filter((item) => !isNil(item));
  return unlessBare(() => items.filter((item) => !isNil(propertyOf(item, property))));
};

const uniq: Filter = (input, [property]) => {
  const items = toItems(input);
  if (isNil(property)) return areTexts(items) ? [...new Set(items)] : distinct(items, (item) => item);
  return unlessBare(() => distinct(items, (item) => propertyOf(item, property)));
};

const map: Filter = (input, [property]) =>
  toItems(input).map((item) => {
    if (property === 'to_liquid') return item;
    const value = subscript(item, property);
    return value === NO_SUBSCRIPT ? undefined : value;
  });

const join: Filter = (input, args) => {
  const items = toItems(input);
  const between = toText(optional(args, 0, ' '));
  let out = '';
  for (let index = 0; index < items.length; index++) out += (index === 0 ? '' : between) + toText(items[index]);
  return out;
};

const concat: Filter = (input, [other]) => {
  const added = Array.isArray(other) ? other : other instanceof ListDrop ? other.slice() : undefined;
  if (!added) throw new LiquidError('concat filter requires an array argument');
  return [...toItems(input), ...added];
};

export const listFilters: FilterTable = {
  join: method(0, 1, join),
  size: method(0, 0, (input) => sizeOf(input) ?? 0),
  first: method(0, 0, firstOf),
  last: method(0, 0, lastOf),
  reverse: method(0, 0, (input) => toItems(input).toReversed()),
  uniq: method(0, 1, uniq),
  compact: method(0, 1, compact),
  concat: method(1, 1, concat),
  map: method(1, 1, map),
  sum: method(0, 1, sum),
  slice: method(1, 2, slice),
};
