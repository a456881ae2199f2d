import type { DiscountAllocation, DiscountApplication } from '../orders/types-commerce.ts';

/** Whether a discount is taken off the order as a whole, and shared out to its lines. */
export const isCartLevel = ({ targetType, targetSelection }: DiscountApplication): boolean =>
  targetType === 'line_item' && targetSelection === 'all';

/** Whether this is taken off the line itself. */
export const isLineLevel = ({ application }: DiscountAllocation): boolean => !isCartLevel(application);

/** What is taken off a line itself, minor units. */
export const lineLevelDiscount = (allocations: readonly DiscountAllocation[]): number =>
  allocations.reduce((sum, allocation) => sum + (isLineLevel(allocation) ? allocation.amount : 0), 0);

/** What a line of an order costs after what was taken off the line itself, minor units. */
export const finalLinePrice = (line: { linePrice: number; allocations: readonly DiscountAllocation[] }): number =>
  line.linePrice - lineLevelDiscount(line.allocations);
