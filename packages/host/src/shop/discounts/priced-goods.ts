import type { Id } from '../types.ts';
import type { Discount, Selection } from './discount.ts';

/** A line of a cart as discounts see it. Money is in minor units. */
export interface Goods {
  productId: Id;
  variantId: Id;
  quantity: number;
  /** Of a piece. */
  price: number;
  /** Gift cards are not: they are money. */
  isDiscountable: boolean;
  /** Of the collections that discounts name, those the product is in. */
  collections: ReadonlySet<Id>;
}

export const priceOf = (goods: Goods): number => goods.price * goods.quantity;

/** Whether a discount on this selection is for these goods; null selects all. */
export function isSelected(goods: Goods, selection: Selection | null): boolean {
  if (!goods.isDiscountable) return false;
  if (selection === null) return true;
  return (
    selection.products.includes(goods.productId) ||
    selection.variants.includes(goods.variantId) ||
    selection.collections.some((id) => goods.collections.has(id))
  );
}

/** Whether there is enough of what a discount is for. */
export function reachesMinimum({ rule }: Discount, quantity: number, amount: number): boolean {
  return quantity > 0 && amount > 0 && quantity >= rule.minimumQuantity && amount >= rule.minimumSubtotal;
}
