import { z } from 'zod';
import { CartItem } from './cart-item.ts';

/** The bag (`spec §3`). Its sums are the platform's: money is never computed in the browser. */
export const Cart = z.object({
  items: z.array(CartItem),
  /** Sum of the quantities. */
  item_count: z.int().min(0),
  /** After all discounts, without shipping and tax; minor units. */
  total_price: z.int().min(0),
  /** What the shopper wrote for the shop; empty when nothing. */
  note: z.string(),
});
export type Cart = z.infer<typeof Cart>;
