import { expect, test } from 'vitest';
import { renderText } from '../../liquid/test_services.ts';
import type { DiscountApplication } from '../../shop/orders/types-commerce.ts';
import { discountsOf, lineDiscounts } from './discount.ts';

const slipWeek: DiscountApplication = {
  type: 'automatic',
  title: 'Slip week',
  value: 25,
  valueType: 'percentage',
  targetType: 'line_item',
  targetSelection: 'entitled',
  allocationMethod: 'each',
  totalAllocatedAmount: 12_000,
};
const ten: DiscountApplication = { ...slipWeek, type: 'discount_code', title: 'TEN', valueType: 'fixed_amount' };
const post: DiscountApplication = { ...slipWeek, title: 'Free post', targetType: 'shipping_line' };

const PRINT =
  '{% for d in discounts %}{{ d.title }} {{ d.code }} {{ d.amount }} {{ d.savings }} {{ d.total_amount }} {{ d.total_savings }} {{ d.type }};{% endfor %}';

test("a cart's and an order's discounts take off the whole", () => {
  expect(renderText(PRINT, { discounts: discountsOf([slipWeek, ten, post]) })).toBe(
    [
      'Slip week Slip week 12000 -12000 12000 -12000 PercentageDiscount;',
      'TEN TEN 12000 -12000 12000 -12000 FixedAmountDiscount;',
      'Free post Free post 12000 -12000 12000 -12000 ShippingDiscount;',
    ].join(''),
  );
});

test("a line's take off its share", () => {
  expect(renderText(PRINT, { discounts: lineDiscounts([{ amount: 4000, application: slipWeek }]) })).toBe(
    'Slip week Slip week 4000 -4000 12000 -12000 PercentageDiscount;',
  );
});
