import { metafield, string, type VariantObject } from '@vitrine/compiler';
import type { Status } from './logic.ts';

/** A variant as the product page needs it; shaped as the contract's `ProductVariant`. */
export function variantOf(variant: VariantObject) {
  return {
    id: variant.id,
    title: variant.title,
    options: variant.options.map((value) => string(value)),
    price: variant.price,
    cap: variant.compare_at_price,
    available: variant.available,
    oversell: variant.inventory_policy === 'continue',
    counted: variant.inventory_management === 'shopify',
    stock: variant.inventory_quantity,
    final_sale: metafield<boolean>(variant, 'custom', 'final_sale') ?? false,
  };
}

/** The same with what only the product page shows. */
export function pageVariantOf(variant: VariantObject) {
  return {
    ...variantOf(variant),
    note: metafield(variant, 'custom', 'availability_note') ?? undefined,
    button: metafield(variant, 'custom', 'button_label') ?? undefined,
    no_banner: metafield<boolean>(variant, 'custom', 'show_promotion_banner') === false ? true : undefined,
  };
}

/** How the variant that the page opens with can be had (rule product-12); `statusOf` says the same of the payload. */
export function openingStatus(variant: VariantObject): Status {
  return !variant.available
    ? 'waitlist'
    : variant.inventory_management === 'shopify' &&
        variant.inventory_policy === 'continue' &&
        variant.inventory_quantity <= 0
      ? 'preorder'
      : 'normal';
}
