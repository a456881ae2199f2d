import type { Kysely, Selectable } from 'kysely';
import { oneOf } from '../../store/one-of.ts';
import type { Database } from '../../store/schema.ts';
import { presentAmount } from '../markets/markets.ts';
import type { Market } from '../markets/types-shop.ts';
import type { DiscountApplication } from '../orders/types-commerce.ts';
import { distribute } from './distribute.ts';

export type Discount = Selectable<Database['discounts']>;

/** Codes by name; amounts are in the currency of `market` where one is given. */
export async function discountsOf(
  db: Kysely<Database>,
  codes: readonly string[],
  market?: Market,
): Promise<Map<string, Discount>> {
  if (codes.length === 0) return new Map();
  const rows = await db.selectFrom('discounts').where('code', 'in', oneOf(codes)).selectAll().execute();
  return new Map(rows.map((row) => [row.code, market ? presentDiscount(row, market) : row]));
}

function presentDiscount(row: Discount, market: Market): Discount {
  const value = row.type === 'fixed_amount' ? presentAmount(row.value, market) : row.value;
  return { ...row, value, minimum_subtotal: presentAmount(row.minimum_subtotal, market) };
}

/** Whether a code counts at all now, for a cart of this subtotal. */
export function isUsable(discount: Discount, subtotal: number, now: Date): boolean {
  const time = now.toISOString();
  return (
    subtotal > 0 &&
    subtotal >= discount.minimum_subtotal &&
    (discount.starts_at === null || discount.starts_at <= time) &&
    (discount.ends_at === null || discount.ends_at > time) &&
    (discount.usage_limit === null || discount.used < discount.usage_limit)
  );
}

/** What a code takes off an amount, in minor units; half a unit goes to the shopper. */
export function amountOff(discount: Discount, amount: number): number {
  if (discount.type === 'free_shipping') return 0;
  const off = discount.type === 'percentage' ? Math.round((amount * discount.value) / 100) : Math.round(discount.value);
  return Math.max(0, Math.min(amount, off));
}

export interface AppliedDiscounts {
  codes: { code: string; applicable: boolean }[];
  /** Off the whole cart; null where no code takes anything off. */
  application: DiscountApplication | null;
  /** Its share of each line. */
  shares: number[];
  freeShipping: Discount | null;
}

/**
 * Applies the best amount-off code, and one free-shipping code; others are not applicable, as on the platform where codes do not combine.
 * `amounts` are the discountable line prices (0 for gift cards).
 */
export function applyDiscounts(
  codes: readonly string[],
  known: ReadonlyMap<string, Discount>,
  amounts: readonly number[],
  now: Date,
): AppliedDiscounts {
  const subtotal = amounts.reduce((sum, amount) => sum + amount, 0);
  const usable = codes.flatMap((code) => {
    const discount = known.get(code);
    return discount && isUsable(discount, subtotal, now) ? [discount] : [];
  });
  const off = usable.filter((discount) => amountOff(discount, subtotal) > 0);
  const best = off.reduce<Discount | null>(
    (most, discount) => (most && amountOff(most, subtotal) >= amountOff(discount, subtotal) ? most : discount),
    null,
  );
  const freeShipping = usable.find((discount) => discount.type === 'free_shipping') ?? null;
  const total = best ? amountOff(best, subtotal) : 0;
  return {
    codes: codes.map((code) => ({ code, applicable: code === best?.code || code === freeShipping?.code })),
    application: best && {
      type: 'discount_code',
      title: best.code,
      value: best.value,
      valueType: best.type === 'percentage' ? 'percentage' : 'fixed_amount',
      targetType: 'line_item',
      targetSelection: 'all',
      allocationMethod: 'across',
      totalAllocatedAmount: total,
    },
    shares: distribute(total, amounts),
    freeShipping,
  };
}
