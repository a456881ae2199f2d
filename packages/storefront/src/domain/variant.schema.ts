import { z } from 'zod';

/** What every view knows of a variant: one short row, since a product may have hundreds. Money is in minor units. */
export const Variant = z.object({
  id: z.int().min(1),
  title: z.string(),
  /** Values in the order of the options. */
  options: z.array(z.string()),
  price: z.int().min(0),
  /** Compare-at price; null where there is none. */
  cap: z.int().min(0).nullable(),
  available: z.boolean(),
  /** True: may be sold below zero, i.e. ordered ahead when `stock` is 0 or less. */
  oversell: z.boolean(),
  /** True: stock is counted. */
  counted: z.boolean(),
  /** Pieces over all locations; may be below 0 when oversold. */
  stock: z.int(),
  /** This variant alone cannot be returned; the product may say so of all of them. */
  final_sale: z.boolean(),
});
export type Variant = z.infer<typeof Variant>;

/** A variant as the product page needs it. */
export const ProductVariant = Variant.extend({
  /** The merchant's sentence on how this variant can be had, instead of the product's (rule data-15: availability). */
  note: z.string().optional(),
  /** The merchant's words on the button for this variant. */
  button: z.string().optional(),
  /** True: the product's promotion banner is not shown with this variant (`show_promotion_banner`). */
  no_banner: z.boolean().optional(),
});
export type ProductVariant = z.infer<typeof ProductVariant>;

/** One page of a product's variants: the payload of the section `product-variants`. */
export const ProductVariants = z.object({ variants: z.array(ProductVariant) });
export type ProductVariants = z.infer<typeof ProductVariants>;
