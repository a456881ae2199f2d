import { buyXGetY } from './buy-x-get-y.ts';
import type { Discount } from './discount.ts';
import { distribute } from './distribute.ts';
import { type Goods, isSelected, priceOf, reachesMinimum } from './priced-goods.ts';

/** What a discount on products takes off each line, minor units; half a unit goes to the shopper. */
export function onProducts(discount: Discount, goods: readonly Goods[]): number[] {
  const { rule } = discount;
  if (rule.type === 'buy_x_get_y') return buyXGetY(rule, goods);
  const entitled = goods.map((line) => isSelected(line, rule.on));
  const prices = goods.map((line, index) => (entitled[index] ? priceOf(line) : 0));
  const amount = prices.reduce((sum, price) => sum + price, 0);
  const quantity = goods.reduce((sum, line, index) => sum + (entitled[index] ? line.quantity : 0), 0);
  if (!reachesMinimum(discount, quantity, amount)) return goods.map(() => 0);
  if (rule.type === 'percentage') return prices.map((price) => Math.min(price, Math.round((price * rule.value) / 100)));
  const value = Math.round(rule.value);
  if (rule.each) return goods.map((line, index) => (entitled[index] ? Math.min(line.price, value) * line.quantity : 0));
  return distribute(Math.min(amount, value), prices);
}
