import { metafield, string, type VariantObject } from '@vitrine/compiler';
import type { Availability } from './availability.ts';

/** How the platform says that a variant can be had, in the shape of the rules. */
export const availabilityOf = (variant: VariantObject): Availability => ({
  available: variant.available,
  oversell: variant.inventory_policy === 'continue',
  counted: variant.inventory_management === 'shopify',
  stock: variant.inventory_quantity,
});

/** The prices of a variant, in the shape of the rules. */
export const pricesOf = (variant: VariantObject) => ({ price: variant.price, cap: variant.compare_at_price });

/** Whether this variant alone cannot be returned. */
export const isFinalSale = (variant: VariantObject): boolean =>
  metafield<boolean>(variant, 'custom', 'final_sale') ?? false;

/** What every view knows of a variant (`Variant`). */
export function variantOf(variant: VariantObject) {
  return {
    id: variant.id,
    title: variant.title,
    options: variant.options.map((value) => string(value)),
    ...pricesOf(variant),
    ...availabilityOf(variant),
    final_sale: isFinalSale(variant),
  };
}

/** The same with what only the product page shows (`ProductVariant`). */
export function pageVariantOf(variant: VariantObject) {
  return {
    ...variantOf(variant),
    note: metafield(variant, 'custom', 'availability_note') ?? undefined,
    button: metafield(variant, 'custom', 'button_label') ?? undefined,
    no_banner: metafield<boolean>(variant, 'custom', 'show_promotion_banner') === false ? true : undefined,
  };
}
