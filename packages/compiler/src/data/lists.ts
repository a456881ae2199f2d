/** Helpers of `data` for lists of the platform, before they are mapped: each is a Liquid filter. */
import { each } from '../expression/branching.ts';
import { branch, test } from '../expression/choose.ts';
import { compare } from '../expression/condition.ts';
import { filter } from '../expression/filter.ts';
import { entries, isWhole, listOf, list as loop } from '../expression/list.ts';
import { itemTraits } from '../expression/list-items.ts';
import { traitsOfMember } from '../expression/member-traits.ts';
import type { Call } from '../expression/members.ts';
import { callMethod } from '../expression/methods.ts';
import { nodeOf, type PathTraits, type PathType } from '../expression/node.ts';
import { refuse } from '../expression/refuse.ts';
import { member, path } from '../expression/value.ts';
import { memberOf } from '../platform/member-of.ts';

const never: Call = () => undefined;

type Items<T> = readonly T[] | null | undefined;

function filtered(x: unknown, name: string, args: readonly unknown[], traits: PathType | PathTraits): unknown {
  const node = nodeOf(x);
  if (node?.kind === 'list') refuse(`${name} is used on a list that is already mapped`, `Use ${name} first, then .map`);
  return filter(held(x), name, args, {}, traits);
}

/** A choice as one value: filters turn a missing list into an empty one without an error. */
const held = (x: unknown): unknown => (nodeOf(x)?.kind === 'branch' ? path({ of: x, path: '', held: true }) : x);

/** The traits of a list's items, also of a choice between lists of the same items. */
function itemsOf(x: unknown): PathTraits {
  const node = nodeOf(sourceOf(x));
  if (node?.kind !== 'branch') return itemTraits(sourceOf(x));
  const [first = {}, second = first] = [node.yes, node.no].filter((side) => nodeOf(side) !== undefined).map(itemsOf);
  return first.type === second.type && first.object === second.object ? first : {};
}

/** Items of the same kind. */
const listLike = (x: unknown): PathTraits => ({ type: 'list', items: itemsOf(x) });
/** One item, or nil. */
const itemOf = (x: unknown): PathTraits => ({ ...itemsOf(x), nullable: true });

/** The list of the page that a loop reads. */
const sourceOf = (x: unknown): unknown => {
  const node = nodeOf(x);
  return node?.kind === 'list' ? node.source : x;
};

/** Liquid filters can read lists of the page, but not the results of a loop. */
function unmapped(list: unknown, name: string): unknown {
  const node = nodeOf(list);
  if (node?.kind === 'list' && !isWhole(node))
    refuse(`${name} is used on a list that is already mapped`, `Use ${name} first, then .map or the member`);
  return list;
}

/** The list after `limit`, for a filter. Not for filters that return items: the result has the traits of a text if the source is no list. */
function limited(list: unknown): unknown {
  const node = nodeOf(list);
  if (node?.kind !== 'list' || node.limit === undefined || !isWhole({ ...node, limit: undefined, offset: undefined }))
    return list;
  return filter(node.source, 'slice', [node.offset ?? 0, node.limit], {}, listLike(node.source));
}

/**
 * The items whose `key` is `value`; without a value, those whose `key` is true. The key may be an expression. From a list after `limit` only
 * its items are read.
 */
export const where = <T>(list: Items<T>, key: keyof T & string, ...value: [unknown?]): T[] =>
  filtered(limited(list), 'where', [key, ...value], listLike(list)) as T[];
export const reject = <T>(list: Items<T>, key: keyof T & string, ...value: [unknown?]): T[] =>
  filtered(list, 'reject', [key, ...value], listLike(list)) as T[];
/** The first item whose `key` is `value`, or null: read it through `maybe`. */
export const find = <T>(list: Items<T>, key: keyof T & string, value: unknown): T | null =>
  filtered(list, 'find', [key, value], itemOf(list)) as T | null;
export const first = <T>(list: Items<T>): T | null =>
  member(sourceOf(unmapped(list, 'first')), 'first', itemOf(list)) as T | null;
export const last = <T>(list: Items<T>): T | null =>
  member(sourceOf(unmapped(list, 'last')), 'last', itemOf(list)) as T | null;
export const sum = <T>(list: Items<T>, ...key: [(keyof T & string)?]): number =>
  filtered(list, 'sum', key, 'number') as number;
export const join = (list: Items<unknown>, separator = ', '): string => {
  const node = nodeOf(list);
  if (node?.kind === 'list') return callMethod(list, 'join', [separator], never) as string;
  return filtered(list, 'join', [separator], 'string') as string;
};
export const split = (x: string | null | undefined, separator: string): string[] =>
  each(x, (known) =>
    filter(known ?? path('nil'), 'split', [separator], {}, { type: 'list', items: { type: 'string' } }),
  ) as string[];
export const sortBy = <T>(list: Items<T>, key: keyof T & string): T[] =>
  filtered(list, 'sort', [key], listLike(list)) as T[];
/** Texts in alphabetical order: `10` before `9`. */
export const sorted = (list: Items<string>): string[] => filtered(list, 'sort', [], listLike(list)) as string[];
export const reverse = <T>(list: Items<T>): T[] => filtered(list, 'reverse', [], listLike(list)) as T[];
export const uniq = <T>(list: Items<T>): T[] => filtered(list, 'uniq', [], listLike(list)) as T[];
export const compact = <T>(list: Items<T>): NonNullable<T>[] =>
  filtered(list, 'compact', [], listLike(list)) as NonNullable<T>[];
export const concat = <T>(a: Items<T>, b: Items<T>): T[] => filtered(a, 'concat', [listOrEmpty(b)], listLike(a)) as T[];

/** A list for a filter that accepts no nil. */
const listOrEmpty = (list: unknown): unknown =>
  each(list, (known) => {
    const node = nodeOf(known);
    const empty = filter('', 'split', [''], {}, { type: 'list' });
    if (known === null || known === undefined || (Array.isArray(known) && known.length === 0)) return empty;
    const mayBeNil = node?.kind === 'path' && (node.nullable || node.nilIsEmpty || node.type === 'unknown');
    return mayBeNil ? branch(compare(known, '==', null), empty, known) : known;
  });

/** The traits of a member of a list's items. */
function traitsOf(list: unknown, key: string): PathTraits {
  const { object } = itemTraits(sourceOf(list));
  const described = object === undefined ? undefined : memberOf(object, key);
  return described ? traitsOfMember(described) : {};
}

/** The `key` of each item. */
export const pluck = <T, K extends keyof T & string>(list: Items<T>, key: K): T[K][] =>
  filtered(list, 'map', [key], { type: 'list', items: traitsOf(list, key) }) as T[K][];
/** A number of items, 0 without a number: Liquid would treat nil as all items. */
const atLeastNone = (count: unknown): unknown => {
  const node = nodeOf(count);
  if (node === undefined) return Math.max(0, (count as number | null | undefined) ?? 0);
  return node.kind === 'path' && !node.nullable && node.type !== 'unknown'
    ? count
    : filter(count, 'default', [0], {}, 'integer');
};

/** The first `count` items, after `skip`. */
export const limit = <T>(list: Items<T>, count: number, skip?: number): T[] => {
  const node = nodeOf(list);
  if (node === undefined) return (list ?? []).slice(skip ?? 0, (skip ?? 0) + Math.max(0, count ?? 0));
  if (node.kind !== 'list')
    return loop(list, (item) => item, atLeastNone(count), skip, itemsOf(list)) as unknown as T[];
  if (node.limit !== undefined || node.offset !== undefined || node.guard !== undefined)
    return refuse('`limit` is used on a list that is already cut or filtered', 'Cut it once: `where`, then `limit`');
  return listOf({ ...node, limit: atLeastNone(count), offset: skip }) as unknown as T[];
};
/** Whether a list contains the item, or a text the part. */
export const contains = (list: Items<unknown> | string | null | undefined, x: unknown): boolean =>
  test(compare(unmapped(list, 'contains'), 'contains', x)) as boolean;
/** Whole numbers from `from` to `to`, both included, as a list. */
export const numbers = (from: number, to: number): number[] => {
  const code = (x: unknown): string => {
    const node = nodeOf(x);
    if (typeof x === 'number') return String(x);
    if (node?.kind === 'path' && typeof node.base === 'string' && node.filters.length === 0) return node.base;
    return refuse('A bound of `numbers` is not a plain number or path', 'Put it into a setting');
  };
  return loop(path(`(${code(from)}..${code(to)})`), (item) => item, undefined, undefined, {
    type: 'integer',
  }) as unknown as number[];
};

/** An object from a list, e.g. prices by line id; only the page knows the keys. */
export const record = <T, V>(
  list: Items<T>,
  build: (item: T) => { key: string | number; value: V },
): Record<string, V> => {
  const node = nodeOf(list);
  if (node === undefined) return Object.fromEntries((list ?? []).map(build).map(({ key, value }) => [key, value]));
  const made = nodeOf(callMethod(list, 'map', [build], (_, [item]) => build(item as T)));
  return made?.kind === 'list'
    ? (entries(made) as unknown as Record<string, V>)
    : refuse('`record` is given something else than a list', 'Give it a list of the page');
};
