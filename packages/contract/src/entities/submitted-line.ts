import { z } from 'zod';
import { LineProperties } from './cart-item.ts';

/**
 * A line on its way into the bag (`spec §3, §7`). A gift card's form adds the properties
 * `__shopify_send_gift_card_to_recipient`, `Recipient email`, `Recipient name` and `Message`, all optional (`spec §5`).
 */
export const SubmittedLine = z.object({
  /** Variant id. */
  id: z.int().min(1),
  /** Pieces to add, 1 or more. */
  quantity: z.int().min(1),
  properties: LineProperties.optional(),
});
export type SubmittedLine = z.infer<typeof SubmittedLine>;
