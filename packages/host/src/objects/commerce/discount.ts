import { type Drop, defineDrop } from '@vitrine/liquid';
import type { DiscountAllocation, DiscountApplication } from '../../shop/orders/types-commerce.ts';

/** Minor units as the money filters take them: of an order they are in its own currency. */
type Cents = (cents: number) => number | Drop;

const asTheyAre: Cents = (cents) => cents;

const applicationDrop = defineDrop<{ row: DiscountApplication; cents: Cents }>({
  kind: 'discount_application',
  fields: {
    title: ({ row }) => row.title,
    type: ({ row }) => row.type,
    value: ({ row }) => row.value,
    value_type: ({ row }) => row.valueType,
    target_type: ({ row }) => row.targetType,
    target_selection: ({ row }) => row.targetSelection,
    total_allocated_amount: ({ row, cents }) => cents(row.totalAllocatedAmount),
  },
  print: ({ row }) => row.title,
});

const allocationDrop = defineDrop<{ row: DiscountAllocation; cents: Cents }>({
  kind: 'discount_allocation',
  fields: {
    amount: ({ row, cents }) => cents(row.amount),
    discount_application: ({ row, cents }) => applicationDrop({ row: row.application, cents }),
  },
});

export const discountApplicationDrop = (row: DiscountApplication, cents: Cents = asTheyAre): Drop =>
  applicationDrop({ row, cents });

export const discountAllocationDrop = (row: DiscountAllocation, cents: Cents = asTheyAre): Drop =>
  allocationDrop({ row, cents });

const DISCOUNT_TYPES = { percentage: 'PercentageDiscount', fixed_amount: 'FixedAmountDiscount' } as const;

/** The older object of a discount, which some themes still print: what it takes off here, and off the whole. */
const discountDrop = defineDrop<{ row: DiscountAllocation; cents: Cents }>({
  kind: 'discount',
  fields: {
    title: ({ row }) => row.application.title,
    code: ({ row }) => row.application.title,
    amount: ({ row, cents }) => cents(row.amount),
    savings: ({ row, cents }) => cents(-row.amount),
    total_amount: ({ row, cents }) => cents(row.application.totalAllocatedAmount),
    total_savings: ({ row, cents }) => cents(-row.application.totalAllocatedAmount),
    type: ({ row: { application } }) =>
      application.targetType === 'shipping_line' ? 'ShippingDiscount' : DISCOUNT_TYPES[application.valueType],
  },
  print: ({ row }) => row.application.title,
});

/** `line_item.discounts` */
export const lineDiscounts = (rows: readonly DiscountAllocation[], cents: Cents = asTheyAre): Drop[] =>
  rows.map((row) => discountDrop({ row, cents }));

/** `cart.discounts`, `order.discounts` */
export const discountsOf = (rows: readonly DiscountApplication[], cents: Cents = asTheyAre): Drop[] =>
  lineDiscounts(
    rows.map((application) => ({ amount: application.totalAllocatedAmount, application })),
    cents,
  );
