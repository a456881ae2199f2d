import { z } from 'zod';

/**
 * `POST /cart/add` as a plain form (`spec §7`): what a product page without scripts sends. Field names as posted; all values are
 * text. A gift card may add `properties[Recipient email]`, `properties[Recipient name]`, `properties[Message]` and the send flag.
 */
export const AddForm = z.looseObject({
  /** Variant id. */
  id: z.string(),
  quantity: z.string(),
  'properties[_preorder]': z.string().optional(),
  'properties[_inventory]': z.string().optional(),
  'properties[_finalsale]': z.string().optional(),
  'properties[__shopify_send_gift_card_to_recipient]': z.string().optional(),
  'properties[Recipient email]': z.string().optional(),
  'properties[Recipient name]': z.string().optional(),
  'properties[Message]': z.string().optional(),
});
export type AddForm = z.infer<typeof AddForm>;

/** `POST /cart` as a plain form (`spec §7`): the field `checkout`, whatever its value, goes to the checkout. */
export const CheckoutForm = z.looseObject({ checkout: z.string(), note: z.string().optional() });
export type CheckoutForm = z.infer<typeof CheckoutForm>;
