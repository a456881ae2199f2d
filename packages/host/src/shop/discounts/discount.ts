import type { Id } from '../types.ts';

/** What a discount is taken off: the order as a whole, some of its products, its shipping. */
export type DiscountClass = 'order' | 'product' | 'shipping';

/** Products by id, by a collection they are in, or by one of their variants. */
export interface Selection {
  products: Id[];
  collections: Id[];
  variants: Id[];
}

/** What a customer has to have in the cart for the reward of a "buy X get Y". One of the two is set. */
export interface Purchase {
  of: Selection | null;
  /** Pieces; 0 where an amount is asked for. */
  quantity: number;
  /** Minor units; 0 where a quantity is asked for. */
  amount: number;
}

/** How a discount is reckoned (docs/shop-folder.md). Money is in minor units of the shop's own currency. */
export interface DiscountRule {
  type: 'percentage' | 'fixed_amount' | 'free_shipping' | 'buy_x_get_y';
  /** Per cent, or minor units. */
  value: number;
  /** The products it is for; null for the whole order. */
  on: Selection | null;
  /** Of a fixed amount on products: off every piece, not once. */
  each: boolean;
  buys: Purchase | null;
  /** The pieces that cost less, `value` per cent or minor units each. */
  gets: { of: Selection | null; quantity: number; valueType: 'percentage' | 'fixed_amount' } | null;
  /** How often the reward is given in one order; null: as often as it was earned. */
  usesPerOrder: number | null;
  minimumSubtotal: number;
  minimumQuantity: number;
  /** Countries that free shipping is for, ISO 3166-1 alpha-2; empty: all. */
  countries: string[];
  /** The highest price of a rate that becomes free; null: any. */
  maximumRate: number | null;
  oncePerCustomer: boolean;
  /** A customer with one of these tags; empty: anyone. */
  customerTags: string[];
  combinesWith: DiscountClass[];
}

export interface Discount {
  id: string;
  /** Upper case; null for a discount that applies by itself. */
  code: string | null;
  title: string;
  rule: DiscountRule;
  usageLimit: number | null;
  used: number;
  /** ISO 8601 UTC */
  startsAt: string | null;
  endsAt: string | null;
}

export function classOf({ rule }: Discount): DiscountClass {
  if (rule.type === 'free_shipping') return 'shipping';
  return rule.type === 'buy_x_get_y' || rule.on !== null ? 'product' : 'order';
}

/** Whether it has begun, has not ended and is not used up. */
export function isRunning(discount: Discount, now: Date): boolean {
  const time = now.toISOString();
  return (
    (discount.startsAt === null || discount.startsAt <= time) &&
    (discount.endsAt === null || discount.endsAt > time) &&
    (discount.usageLimit === null || discount.used < discount.usageLimit)
  );
}

/** Whether both allow the other. Two discounts on shipping never combine: there is nothing left for the second. */
export function doCombine(one: Discount, other: Discount): boolean {
  const [first, second] = [classOf(one), classOf(other)];
  if (first === 'shipping' && second === 'shipping') return false;
  return one.rule.combinesWith.includes(second) && other.rule.combinesWith.includes(first);
}
