import type { DiscountAllocation, DiscountApplication } from '../orders/types-commerce.ts';
import { classOf, type Discount, doCombine } from './discount.ts';
import { distribute } from './distribute.ts';
import { onProducts } from './on-products.ts';
import { type Goods, priceOf, reachesMinimum } from './priced-goods.ts';

/** What the discounts of a cart take off. Money is in minor units. */
export interface AppliedDiscounts {
  /** Those that take something off, and the one that makes shipping free. */
  discounts: Discount[];
  applications: DiscountApplication[];
  /** Of each line: what is taken off its own price first, then its share of what is taken off the order. */
  allocations: DiscountAllocation[][];
  /** The discount that makes shipping free. */
  shipping: Discount | null;
}

/** Sets of discounts that are priced for one cart at most; the first are those with what takes most off by itself. */
const MAX_SETS = 500;

function applicationOf(discount: Discount): DiscountApplication {
  const { rule } = discount;
  const kind = classOf(discount);
  const isFree = rule.type === 'free_shipping';
  const isPercentage = isFree || (rule.gets ? rule.gets.valueType : rule.type) === 'percentage';
  const isForAll = kind === 'order' || (kind === 'shipping' && rule.countries.length === 0);
  return {
    type: discount.code === null ? 'automatic' : 'discount_code',
    title: discount.code ?? discount.title,
    value: isFree ? 100 : rule.value,
    valueType: isPercentage ? 'percentage' : 'fixed_amount',
    targetType: kind === 'shipping' ? 'shipping_line' : 'line_item',
    targetSelection: isForAll ? 'all' : 'entitled',
    allocationMethod: kind === 'product' && (rule.each || rule.type !== 'fixed_amount') ? 'each' : 'across',
    totalAllocatedAmount: 0,
  };
}

/** Off the order: what an amount costs less; half a unit goes to the shopper. */
function offOrder({ rule }: Discount, amount: number): number {
  const off = rule.type === 'percentage' ? Math.round((amount * rule.value) / 100) : Math.round(rule.value);
  return Math.max(0, Math.min(amount, off));
}

/** What discounts on products take off each line, reckoned once for all sets. */
type OffProducts = ReadonlyMap<Discount, readonly number[]>;

/**
 * Applies discounts that combine: first those on products, of which a line takes the one that takes most off it; then those on the order, each
 * reckoned on what products cost after theirs; then shipping.
 */
function applyTogether(
  discounts: readonly Discount[],
  goods: readonly Goods[],
  offProducts: OffProducts,
): AppliedDiscounts & { total: number } {
  const allocations: DiscountAllocation[][] = goods.map(() => []);
  const left = goods.map((line) => (line.isDiscountable ? priceOf(line) : 0));
  const applied = new Map<Discount, DiscountApplication>();
  const allocate = (discount: Discount, line: number, amount: number) => {
    if (amount <= 0) return;
    const application = applied.get(discount) ?? applicationOf(discount);
    applied.set(discount, application);
    application.totalAllocatedAmount += amount;
    allocations[line]?.push({ amount, application });
    left[line] = (left[line] ?? 0) - amount;
  };
  for (const line of goods.keys()) {
    let best: Discount | undefined;
    const off = (discount: Discount | undefined) => (discount && offProducts.get(discount)?.[line]) ?? 0;
    for (const discount of discounts) if (off(discount) > off(best)) best = discount;
    if (best) allocate(best, line, off(best));
  }
  const sum = () => left.reduce((total, price) => total + price, 0);
  const subtotal = sum();
  const quantity = goods.reduce((count, line) => count + (line.isDiscountable ? line.quantity : 0), 0);
  const isReached = (discount: Discount) => reachesMinimum(discount, quantity, subtotal);
  for (const discount of discounts) {
    if (classOf(discount) !== 'order' || !isReached(discount)) continue;
    const shares = distribute(Math.min(sum(), offOrder(discount, subtotal)), left);
    for (const [line, share] of shares.entries()) allocate(discount, line, share);
  }
  const shipping = discounts.find((discount) => classOf(discount) === 'shipping' && isReached(discount)) ?? null;
  if (shipping) applied.set(shipping, applicationOf(shipping));
  const applications = [...applied.values()];
  return {
    discounts: [...applied.keys()],
    applications,
    allocations,
    shipping,
    total: applications.reduce((off, application) => off + application.totalAllocatedAmount, 0),
  };
}

/** The sets whose discounts all combine with each other, those with the first ones first. */
function* combinations(
  discounts: readonly Discount[],
  chosen: readonly Discount[] = [],
): Generator<readonly Discount[]> {
  for (const [index, discount] of discounts.entries()) {
    const set = [...chosen, discount];
    const others = discounts.slice(index + 1).filter((other) => doCombine(discount, other));
    yield* combinations(others, set);
    yield set;
  }
}

const NONE = { discounts: [], applications: [], shipping: null };

/**
 * The best for the shopper of what discounts together may take off these goods: what takes most off; of as much, what also makes shipping
 * free; of that again, the fewest. `discounts` are those that are running and for this customer.
 */
export function applyDiscounts(discounts: readonly Discount[], goods: readonly Goods[]): AppliedDiscounts {
  let best: ReturnType<typeof applyTogether> = { ...NONE, allocations: goods.map(() => []), total: 0 };
  if (discounts.length === 0) return best;
  const offProducts: OffProducts = new Map(
    discounts
      .filter((discount) => classOf(discount) === 'product')
      .map((discount) => [discount, onProducts(discount, goods)]),
  );
  const alone = discounts
    .map((discount) => ({ discount, off: applyTogether([discount], goods, offProducts) }))
    .filter(({ off }) => off.discounts.length > 0)
    .sort((a, b) => b.off.total - a.off.total || (a.discount.id < b.discount.id ? -1 : 1));
  let tried = 0;
  const isBetter = (one: typeof best): boolean => {
    if (one.total !== best.total) return one.total > best.total;
    if ((one.shipping === null) !== (best.shipping === null)) return one.shipping !== null;
    return one.discounts.length < best.discounts.length;
  };
  for (const { off } of alone) if (isBetter(off)) best = off;
  for (const set of combinations(alone.map(({ discount }) => discount))) {
    if (set.length > 1) {
      const together = applyTogether(set, goods, offProducts);
      if (isBetter(together)) best = together;
    }
    tried += 1;
    if (tried >= MAX_SETS) break;
  }
  return best;
}
