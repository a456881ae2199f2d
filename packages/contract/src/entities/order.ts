import { z } from 'zod';
import { Image } from './image.ts';

/** How a piece was sent; each text is empty when unknown. Tracking is shown only with a URL (`spec §2`). */
export const Fulfillment = z.object({
  tracking_number: z.string(),
  tracking_url: z.string(),
  tracking_company: z.string(),
});
export type Fulfillment = z.infer<typeof Fulfillment>;

/** One line of a past order (`spec §3`). */
export const OrderLineItem = z.object({
  product_url: z.string(),
  product_title: z.string(),
  /** Goes into the review form's address. */
  product_id: z.int().min(1),
  variant_title: z.string().nullable(),
  image: Image.nullable(),
  fulfillment: Fulfillment.nullable(),
});
export type OrderLineItem = z.infer<typeof OrderLineItem>;

/** A past order (`spec §3`). */
export const Order = z.object({
  /** e.g. `#1001` */
  name: z.string(),
  /** Written out for the shopper, e.g. `12 March 2026` */
  created_at: z.string(),
  financial_status_label: z.string(),
  fulfillment_status_label: z.string(),
  line_items: z.array(OrderLineItem),
});
export type Order = z.infer<typeof Order>;
