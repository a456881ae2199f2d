import type { Wish } from '../../domain/wish.schema.ts';

export type { Wish };

/** What a list does not need to know of an entry to find it. */
export type WishKey = Pick<Wish, 'product' | 'variant' | 'chosen'>;

/** Most entries; the oldest make room. */
export const MOST_WISHES = 200;

/** Whether both name the same entry: the variant tells entries apart only where it was chosen. */
export const isSameWish = (one: WishKey, other: WishKey): boolean =>
  one.product === other.product && one.chosen === other.chosen && (!one.chosen || one.variant === other.variant);

/** The list with an entry; one that is there already keeps its place and takes the new variant and quantity. */
export function withWish(list: readonly Wish[], wish: Wish): Wish[] {
  const known = list.find((entry) => isSameWish(entry, wish));
  const entry = known ? { ...wish, at: Math.min(known.at, wish.at) } : wish;
  return [entry, ...list.filter((other) => other !== known)].sort((a, b) => b.at - a.at).slice(0, MOST_WISHES);
}

export const withoutWish = (list: readonly Wish[], wish: WishKey): Wish[] =>
  list.filter((entry) => !isSameWish(entry, wish));

/** One change of the list. */
export type WishChange = { op: 'keep'; wish: Wish } | { op: 'remove'; wish: WishKey };

export const changed = (list: readonly Wish[], changes: readonly WishChange[]): Wish[] =>
  changes.reduce<Wish[]>(
    (next, change) => (change.op === 'keep' ? withWish(next, change.wish) : withoutWish(next, change.wish)),
    [...list],
  );
