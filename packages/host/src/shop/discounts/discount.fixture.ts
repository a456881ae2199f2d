import type { Discount, DiscountRule } from './discount.ts';
import type { Goods } from './priced-goods.ts';

/** A discount of ten per cent off the order that combines with nothing, changed as asked. */
export function discount(rule: Partial<DiscountRule> = {}, facts: Partial<Discount> = {}): Discount {
  const id = facts.id ?? facts.code ?? 'TEN';
  return {
    id,
    code: id,
    title: id,
    usageLimit: null,
    used: 0,
    startsAt: null,
    endsAt: null,
    ...facts,
    rule: {
      type: 'percentage',
      value: 10,
      on: null,
      each: false,
      buys: null,
      gets: null,
      usesPerOrder: null,
      minimumSubtotal: 0,
      minimumQuantity: 0,
      countries: [],
      maximumRate: null,
      oncePerCustomer: false,
      customerTags: [],
      combinesWith: [],
      ...rule,
    },
  };
}

/** A line of `quantity` pieces; the product's id is also its variant's. */
export const goods = (productId: number, price: number, quantity = 1, collections: number[] = []): Goods => ({
  productId,
  variantId: productId,
  price,
  quantity,
  isDiscountable: true,
  collections: new Set(collections),
});

export const products = (...ids: number[]) => ({ products: ids, collections: [], variants: [] });
export const collections = (...ids: number[]) => ({ products: [], collections: ids, variants: [] });
