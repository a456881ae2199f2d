/** Helpers of `data` for lists of the platform, before they are mapped: each is a Liquid filter. */
import { compare } from '../symbol/condition.ts';
import { type LeafType, nodeOf } from '../symbol/node.ts';
import { refuse } from '../symbol/refuse.ts';
import { entries, filter, isWhole, leaf, list as loop, member, test } from '../symbol/value.ts';

type Items<T> = readonly T[] | null | undefined;

function filtered(x: unknown, name: string, args: readonly unknown[], type: LeafType = 'unknown'): unknown {
  const node = nodeOf(x);
  if (node?.kind === 'list') refuse(`${name} is used on a list that is already mapped`, `Use ${name} first, then .map`);
  return filter(x, name, args, {}, type);
}

/** Liquid reads a list of the page, never what a loop makes of it. */
function unmapped(list: unknown, name: string): unknown {
  const node = nodeOf(list);
  if (node?.kind === 'list' && !isWhole(node))
    refuse(`${name} is used on a list that is already mapped`, `Use ${name} first, then .map or the member`);
  return list;
}

/** What `limit` leaves of a list, for a filter. Of what is no list that is a text: only for filters that make no items of one. */
function limited(list: unknown): unknown {
  const node = nodeOf(list);
  if (node?.kind !== 'list' || node.limit === undefined || !isWhole({ ...node, limit: undefined, offset: undefined }))
    return list;
  return filter(node.source, 'slice', [node.offset ?? 0, node.limit], {}, 'unknown');
}

/**
 * The items whose `key` is `value`; without a value, those whose `key` is true. The key may be a text that the page knows. Of a list that
 * `limit` has cut, no more items than those are read.
 */
export const where = <T>(list: Items<T>, key: keyof T & string, ...value: [unknown?]): T[] =>
  filtered(limited(list), 'where', [key, ...value]) as T[];
export const reject = <T>(list: Items<T>, key: keyof T & string, ...value: [unknown?]): T[] =>
  filtered(list, 'reject', [key, ...value]) as T[];
/** The first item whose `key` is `value`, or null: read it through `maybe`. */
export const find = <T>(list: Items<T>, key: keyof T & string, value: unknown): T | null =>
  filtered(list, 'find', [key, value]) as T | null;
export const first = <T>(list: Items<T>): T | null => member(unmapped(list, 'first'), 'first', 'unknown') as T | null;
export const last = <T>(list: Items<T>): T | null => member(unmapped(list, 'last'), 'last', 'unknown') as T | null;
export const sum = <T>(list: Items<T>, ...key: [(keyof T & string)?]): number =>
  filtered(list, 'sum', key, 'number') as number;
export const join = (list: Items<unknown>, separator = ', '): string => {
  const node = nodeOf(list);
  if (node?.kind === 'list') return (list as { join: (s: string) => string }).join(separator);
  return filtered(list, 'join', [separator], 'string') as string;
};
export const split = (x: string | null | undefined, separator: string): string[] =>
  filter(x, 'split', [separator], {}, 'unknown') as string[];
export const sortBy = <T>(list: Items<T>, key: keyof T & string): T[] => filtered(list, 'sort', [key]) as T[];
/** Texts in alphabetical order: `10` before `9`. */
export const sorted = (list: Items<string>): string[] => filtered(list, 'sort', []) as string[];
export const reverse = <T>(list: Items<T>): T[] => filtered(list, 'reverse', []) as T[];
export const uniq = <T>(list: Items<T>): T[] => filtered(list, 'uniq', []) as T[];
export const compact = <T>(list: Items<T>): NonNullable<T>[] => filtered(list, 'compact', []) as NonNullable<T>[];
export const concat = <T>(a: Items<T>, b: Items<T>): T[] => filtered(a, 'concat', [b]) as T[];
/** The `key` of each item. */
export const pluck = <T, K extends keyof T & string>(list: Items<T>, key: K): T[K][] =>
  filtered(list, 'map', [key]) as T[K][];
/** The first `count` items, after `skip`. */
export const limit = <T>(list: Items<T>, count: number, skip?: number): T[] => {
  const node = nodeOf(list);
  if (node?.kind === 'list') return loop(node.source, node.make, count, skip) as T[];
  if (node === undefined) return (list ?? []).slice(skip ?? 0, (skip ?? 0) + count);
  return loop(list, (item) => item, count, skip) as T[];
};
/** Whether a list has the item, or a text the part. */
export const contains = (list: Items<unknown> | string | null | undefined, x: unknown): boolean =>
  test(compare(unmapped(list, 'contains'), 'contains', x)) as boolean;
/** Whole numbers from `from` to `to`, both included, as a list. */
export const numbers = (from: number, to: number): number[] => {
  const code = (x: unknown): string => {
    const node = nodeOf(x);
    if (typeof x === 'number') return String(x);
    if (node?.kind === 'leaf' && typeof node.base === 'string' && node.filters.length === 0) return node.base;
    return refuse('A bound of `numbers` is not a plain number or path', 'Put it into a setting');
  };
  return loop(leaf(`(${code(from)}..${code(to)})`), (item) => item) as number[];
};

/** An object made from a list, e.g. prices by line id: the keys are known only on the page. */
export const record = <T, V>(
  list: Items<T>,
  build: (item: T) => { key: string | number; value: V },
): Record<string, V> => {
  const node = nodeOf(list);
  const items = node?.kind === 'list' ? list : loop(list, (item) => item);
  const mapped = nodeOf((items as { map: (f: (item: T) => unknown) => unknown }).map(build));
  if (mapped?.kind !== 'list') return Object.fromEntries((list ?? []).map(build).map(({ key, value }) => [key, value]));
  return entries(mapped) as Record<string, V>;
};
