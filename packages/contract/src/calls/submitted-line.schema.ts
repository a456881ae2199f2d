import { z } from 'zod';

/**
 * What a line carries besides variant and quantity (rule data-3). All values are text, as the platform keeps them; names that
 * begin with `_` are not shown to the shopper: `_preorder`, `_finalsale` and `_inventory` (pieces in stock when the line was
 * added, the most its quantity may become: rule cart-26).
 */
export const LineProperties = z.record(z.string(), z.string());
export type LineProperties = z.infer<typeof LineProperties>;

/**
 * A line on its way into the bag (rule data-4). A gift card's form adds the properties
 * `__shopify_send_gift_card_to_recipient`, `Recipient email`, `Recipient name` and `Message`, all optional (rule product-20).
 */
export const SubmittedLine = z.object({
  /** Variant id. */
  id: z.int().min(1),
  /** Pieces to add, 1 or more. */
  quantity: z.int().min(1),
  properties: LineProperties.optional(),
});
export type SubmittedLine = z.infer<typeof SubmittedLine>;
