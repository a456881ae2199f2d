/** `data/lists.ts` on plain values. */

import { readMember } from '@vitrine/liquid';
import { contains as holds } from '@vitrine/liquid/values/compare.ts';
import { filtered } from './page.ts';

type Items<T> = Iterable<T> | null | undefined;

/** The items of a list, or of a lazy list of the page. */
export const itemsOf = <T>(list: Items<T>): T[] => (list === null || list === undefined ? [] : [...list]);

const listed = <T>(list: Items<T>, name: string, ...args: unknown[]): T[] =>
  itemsOf(filtered(itemsOf(list), name, args) as Items<T>);

export const where = <T>(list: Items<T>, key: string, ...value: [unknown?]): T[] =>
  listed(list, 'where', key, ...value);
export const reject = <T>(list: Items<T>, key: string, ...value: [unknown?]): T[] =>
  listed(list, 'reject', key, ...value);
export const find = <T>(list: Items<T>, key: string, value: unknown): T | null =>
  (filtered(itemsOf(list), 'find', [key, value]) ?? null) as T | null;
export const first = <T>(list: Items<T>): T | null => itemsOf(list)[0] ?? null;
export const last = <T>(list: Items<T>): T | null => itemsOf(list).at(-1) ?? null;
export const sum = <T>(list: Items<T>, ...key: [string?]): number => filtered(itemsOf(list), 'sum', key) as number;
export const join = (list: Items<unknown>, separator = ', '): string =>
  filtered(itemsOf(list), 'join', [separator]) as string;
export const split = (x: string | null | undefined, separator: string): string[] =>
  x === null || x === undefined ? [] : (filtered(x, 'split', [separator]) as string[]);
export const sortBy = <T>(list: Items<T>, key: string): T[] => listed(list, 'sort', key);
export const sorted = (list: Items<string>): string[] => listed(list, 'sort');
export const reverse = <T>(list: Items<T>): T[] => listed(list, 'reverse');
export const uniq = <T>(list: Items<T>): T[] => listed(list, 'uniq');
export const compact = <T>(list: Items<T>): NonNullable<T>[] => listed(list, 'compact') as NonNullable<T>[];
export const concat = <T>(a: Items<T>, b: Items<T>): T[] => listed(a, 'concat', itemsOf(b));
export const pluck = <T, K extends keyof T>(list: Items<T>, key: K): T[K][] =>
  itemsOf(filtered(itemsOf(list), 'map', [key]) as Items<T[K]>);
export const limit = <T>(list: Items<T>, count: number, skip = 0): T[] =>
  itemsOf(list).slice(skip, skip + Math.max(0, count ?? 0));
export const contains = (list: Items<unknown> | string, x: unknown): boolean => holds(list, x);
export const numbers = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
export const record = <T, V>(
  list: Items<T>,
  build: (item: T) => { key: string | number; value: V },
): Record<string, V> =>
  Object.fromEntries(
    itemsOf(list)
      .map(build)
      .map(({ key, value }) => [key, value]),
  );

/** A path of the page, such as `settings.card_rating`. */
export const readPath = (globals: Readonly<Record<string, unknown>>, path: string): unknown => {
  const [name = '', ...members] = path.split('.');
  return members.reduce<unknown>((owner, member) => readMember(owner, member), globals[name]);
};
