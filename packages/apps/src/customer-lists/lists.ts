import { z } from 'zod';

/** Most entries of a wish list, and most products looked at. */
export const MOST_WISHES = 200;
export const MOST_VIEWED = 30;

const Id = z.int().positive();

const WishKey = z.object({ product: Id, variant: Id, chosen: z.boolean() });
export const Wish = WishKey.extend({ quantity: z.int().min(1).max(1_000_000), at: z.int().positive() });
export type Wish = z.infer<typeof Wish>;

/** A page's request. The order of `viewed` is newest first. */
export const Change = z.object({
  /** The customer the page means. */
  customer: z.string(),
  changes: z
    .array(
      z.discriminatedUnion('op', [
        z.object({ op: z.literal('keep'), wish: Wish }),
        z.object({ op: z.literal('remove'), wish: WishKey }),
      ]),
    )
    .max(MOST_WISHES)
    .default([]),
  viewed: z.array(Id).max(MOST_VIEWED).default([]),
  viewed_before: z.array(Id).max(MOST_VIEWED).default([]),
});
export type Change = z.infer<typeof Change>;

/** What is stored of one customer. */
export interface Lists {
  /** Newest first. */
  wishes: readonly Wish[];
  /** Ids of products, newest first. */
  viewed: readonly number[];
}

export const NO_LISTS: Lists = { wishes: [], viewed: [] };

const isSame = (one: z.infer<typeof WishKey>, other: z.infer<typeof WishKey>): boolean =>
  one.product === other.product && one.chosen === other.chosen && (!one.chosen || one.variant === other.variant);

/** The lists after a change. An existing entry keeps its position. */
export function withChange({ wishes, viewed }: Lists, { changes, viewed: seen, viewed_before }: Change): Lists {
  let next = [...wishes];
  for (const { op, wish } of changes) {
    const known = next.find((entry) => isSame(entry, wish));
    next = next.filter((entry) => entry !== known);
    if (op === 'keep') next.push(known ? { ...wish, at: Math.min(known.at, wish.at) } : wish);
  }
  next.sort((a, b) => b.at - a.at);
  return {
    wishes: next.slice(0, MOST_WISHES),
    viewed: [...new Set([...seen, ...viewed, ...viewed_before])].slice(0, MOST_VIEWED),
  };
}
