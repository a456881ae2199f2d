import { z } from 'zod';
import { Image } from '../../domain/image.schema.ts';

/** A line of the bag as it is shown: the platform prints it from Liquid, the browser makes it from the cart. Money is in minor units. */
export const CartLine = z.object({
  key: z.string(),
  product_id: z.int().min(1),
  variant_id: z.int().min(1),
  url: z.string(),
  title: z.string(),
  /** Address of the picture, 240 px wide; null where there is none. */
  image: z.string().nullable(),
  options: z.array(z.object({ name: z.string(), value: z.string() })),
  /** What the shopper wrote; names that begin with `_` are left out. */
  properties: z.array(z.object({ name: z.string(), value: z.string(), hidden: z.boolean() })),
  preorder: z.boolean(),
  /** When a pre-order is sent, in the shop's words; empty where it says nothing. */
  preorder_note: z.string(),
  final_sale: z.boolean(),
  /** It is gone since it was put into the bag. */
  sold_out: z.boolean(),
  /** Who makes it, where the shop sells several brands; else empty. */
  brand: z.string(),
  quantity: z.int().min(0),
  /** Most the quantity may become: `_inventory`, else the limit (rule cart-26), and no more than there are; never below the quantity. */
  max: z.int().min(0),
  /** Of one piece. */
  unit_price: z.int().min(0),
  /** Of the whole line. */
  price: z.int().min(0),
  /** Of the whole line at the compare-at price; 0 where there is none. */
  cap: z.int().min(0),
});
export type CartLine = z.infer<typeof CartLine>;

/** The picture an empty bag shows (rule cart-17). */
export const EmptyCartContent = z.object({
  image: Image.nullable(),
  text: z.string(),
  link: z.string(),
  /** CSS color */
  color: z.string(),
});
export type EmptyCartContent = z.infer<typeof EmptyCartContent>;

/** A product proposed beside the bag; it is added with quantity 1 (rules data-5, cart-19). */
export const RecommendedProduct = z.object({
  /** Id of its first variant that can be bought. */
  id: z.int().min(1),
  url: z.string(),
  title: z.string(),
  /** Minor units. */
  price: z.int().min(0),
  image: Image.nullable(),
  /** Names of the options, as one text: `Color / Size`. */
  options: z.string(),
  /** What can be bought of it, in order: where there are several, the shopper chooses. */
  variants: z.array(z.object({ id: z.int().min(1), title: z.string(), price: z.int().min(0) })),
});
export type RecommendedProduct = z.infer<typeof RecommendedProduct>;

/** What the drawer and the page of the bag have in common. */
export const CartViewProps = z.object({
  /** HTML; empty: no banner. */
  note_banner: z.string(),
  empty: EmptyCartContent,
  recommendations_heading: z.string(),
  recommendations: z.array(RecommendedProduct),
});
export type CartViewProps = z.infer<typeof CartViewProps>;
