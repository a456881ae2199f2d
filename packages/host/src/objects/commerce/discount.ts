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
