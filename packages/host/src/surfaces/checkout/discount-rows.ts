import { isCartLevel, isLineLevel } from '../../shop/discounts/line-level.ts';
import type { DiscountAllocation, DiscountApplication } from '../../shop/orders/types-commerce.ts';

type Money = (cents: number) => string;

/** What is taken off the order, as names and amounts: by its one name where there is one discount, else each by its own. */
export function discountRows(
  applications: readonly DiscountApplication[],
  name: string,
  money: Money,
): [name: string, amount: string][] {
  const rows = applications.filter((row) => isCartLevel(row) && row.totalAllocatedAmount > 0);
  return rows.map((row) => [rows.length === 1 ? name : `${name} ${row.title}`, `−${money(row.totalAllocatedAmount)}`]);
}

/** A line's own discounts: `Knit week (−$12.00)`. */
export const lineDiscounts = (allocations: readonly DiscountAllocation[], money: Money): string[] =>
  allocations.filter(isLineLevel).map(({ amount, application }) => `${application.title} (−${money(amount)})`);
