import { LineProperties } from '@vitrine/contract/calls/submitted-line.schema.ts';
import { z } from 'zod';

/** What the shop says of a line's variant now, however the line came into the bag. */
export const LineFacts = z.object({
  /** It is gone since it was put into the bag. */
  sold_out: z.boolean(),
  /** Who makes it, where the shop sells several brands; else empty. */
  brand: z.string(),
  final_sale: z.boolean(),
  preorder: z.boolean(),
  /** When a pre-order is sent, in the shop's words; empty where it says nothing. */
  preorder_note: z.string(),
  /** Pieces there are; null where they are not counted or sold beyond what there is. */
  stock: z.int().min(0).nullable(),
});
export type LineFacts = z.infer<typeof LineFacts>;

/** One line of the bag (rule data-2). Money is in minor units. */
export const CartItem = z.object({
  /** `{variant id}:{hash}`; unique in its cart; changes when properties or price change, so it is never stored. */
  key: z.string(),
  /** Variant id. Several lines may have the same one, with different properties. */
  id: z.int().min(1),
  product_id: z.int().min(1),
  /** Address of the product with `?variant=`. */
  url: z.string(),
  /** Address of the picture, or null. */
  image: z.string().nullable(),
  /** `Product - Variant` */
  title: z.string(),
  product_title: z.string(),
  /** Null when the product has only its default variant. */
  variant_title: z.string().nullable(),
  /** Chosen options in order; empty when the product has only its default variant. */
  options_with_values: z.array(z.object({ name: z.string(), value: z.string() })),
  quantity: z.int().min(0),
  /** Of one piece, before discounts; minor units. */
  original_price: z.int().min(0),
  /** Of one piece, after line discounts; minor units. */
  final_price: z.int().min(0),
  /** Of the whole line; minor units. */
  final_line_price: z.int().min(0),
  /** Of one piece; minor units; null where there is none. From the section `compare-at-prices` (rule call-2). */
  compare_at_price: z.int().min(0).nullable(),
  /** What the line's variant is now; absent while that is not known. From the same section. */
  facts: LineFacts.optional(),
  properties: LineProperties,
});
export type CartItem = z.infer<typeof CartItem>;

/** The bag (rule data-1). Its sums are the platform's: money is never computed in the browser. */
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

/**
 * The JSON inside the HTML of the section `compare-at-prices`, read by `GET /?section_id=compare-at-prices` and bundled with changes
 * of the cart (rule call-2): compare-at price in minor units by item id (the variant's), null where there is none.
 */
export const CompareAtPrices = z.record(z.string(), z.int().min(0).nullable());
export type CompareAtPrices = z.infer<typeof CompareAtPrices>;

/** The JSON in a second element of the same section: what else is known of each item's variant, by the same id. */
export const LineFactsById = z.record(z.string(), LineFacts);
export type LineFactsById = z.infer<typeof LineFactsById>;
