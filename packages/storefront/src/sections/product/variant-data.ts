import type { VariantObject } from '@vitrine/compiler';

/** A variant as the product page needs it; shaped as the contract's `ProductVariant`. */
export function variantOf(variant: VariantObject) {
  return {
    id: variant.id,
    title: variant.title,
    options: variant.options.map((value) => value),
    price: variant.price,
    cap: variant.compare_at_price,
    available: variant.available,
    oversell: variant.inventory_policy === 'continue',
    counted: variant.inventory_management === 'shopify',
    stock: variant.inventory_quantity,
  };
}
