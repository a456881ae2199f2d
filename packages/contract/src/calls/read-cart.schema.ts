import { z } from 'zod';
import { BundledSections } from './bundled-sections.schema.ts';
import { LineItemBody } from './line-item-body.schema.ts';

/**
 * `GET /cart.json` (rule call-1), and what a change of the cart answers (docs/platform.md: cart). The request has no body.
 * Money is in minor units, weights in grams.
 */
export const CartBody = z.looseObject({
  token: z.string(),
  note: z.string().nullable(),
  attributes: z.record(z.string(), z.unknown()),
  original_total_price: z.int(),
  total_price: z.int(),
  total_discount: z.int(),
  total_weight: z.number(),
  item_count: z.int().min(0),
  items: z.array(LineItemBody),
  requires_shipping: z.boolean(),
  /** ISO 4217 */
  currency: z.string(),
  items_subtotal_price: z.int(),
  cart_level_discount_applications: z.array(z.unknown()),
  discount_codes: z.array(z.object({ code: z.string(), applicable: z.boolean() })).optional(),
  sections: BundledSections.optional(),
});
export type CartBody = z.infer<typeof CartBody>;
