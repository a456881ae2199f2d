import type { DiscountAllocation, DiscountApplication } from '../../shop/types-commerce.ts';
import { type Drop, defineDrop } from '../drop.ts';

export const discountApplicationDrop: (row: DiscountApplication) => Drop = defineDrop<DiscountApplication>({
  kind: 'discount_application',
  fields: {
    title: (row) => row.title,
    type: (row) => row.type,
    value: (row) => row.value,
    value_type: (row) => row.valueType,
    target_type: (row) => row.targetType,
    target_selection: (row) => row.targetSelection,
    total_allocated_amount: (row) => row.totalAllocatedAmount,
  },
  print: (row) => row.title,
});

export const discountAllocationDrop: (row: DiscountAllocation) => Drop = defineDrop<DiscountAllocation>({
  kind: 'discount_allocation',
  fields: { amount: (row) => row.amount, discount_application: (row) => discountApplicationDrop(row.application) },
});
