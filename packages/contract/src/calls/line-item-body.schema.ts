import { z } from 'zod';

/** A line as the platform's cart calls give it (docs/platform.md: cart); only what every shop's answer has. Money is in minor units. */
export const LineItemBody = z.looseObject({
  id: z.int().min(1),
  variant_id: z.int().min(1),
  product_id: z.int().min(1),
  key: z.string(),
  quantity: z.int().min(0),
  properties: z.record(z.string(), z.unknown()).nullable(),
  title: z.string(),
  product_title: z.string(),
  variant_title: z.string().nullable(),
  product_description: z.string(),
  product_type: z.string(),
  vendor: z.string(),
  handle: z.string(),
  sku: z.string().nullable(),
  url: z.string(),
  image: z.string().nullable(),
  featured_image: z
    .looseObject({
      aspect_ratio: z.number().nullable(),
      alt: z.string().nullable(),
      height: z.int().nullable(),
      url: z.string().nullable(),
      width: z.int().nullable(),
    })
    .nullable(),
  price: z.int(),
  original_price: z.int(),
  discounted_price: z.int(),
  final_price: z.int(),
  line_price: z.int(),
  original_line_price: z.int(),
  final_line_price: z.int(),
  total_discount: z.int(),
  line_level_total_discount: z.int(),
  line_level_discount_allocations: z.array(z.unknown()),
  /** Grams of one piece. */
  grams: z.int(),
  taxable: z.boolean(),
  gift_card: z.boolean(),
  requires_shipping: z.boolean(),
  product_has_only_default_variant: z.boolean(),
  variant_options: z.array(z.string()),
  options_with_values: z.array(z.object({ name: z.string(), value: z.string() })),
  quantity_rule: z.object({ min: z.int(), max: z.int().nullable(), increment: z.int() }).optional(),
});
export type LineItemBody = z.infer<typeof LineItemBody>;
