import { z } from 'zod';
import { Image } from '../../../domain/image.schema.ts';

/** Where a parcel can be followed. Shown only with an address (rule account-18). */
export const OrderTracking = z.object({
  /** Empty where the merchant named none. */
  company: z.string(),
  number: z.string(),
  url: z.string().min(1),
});
export type OrderTracking = z.infer<typeof OrderTracking>;

/** What buying a line again comes to now. */
export const AgainLine = z.object({
  /** 0 where the variant is gone. */
  variant_id: z.int().min(0),
  /** Pieces of the order, and how many of them can be had today. */
  wanted: z.int().min(0),
  left: z.int().min(0),
  /** Made out to somebody: bought anew on its own page. */
  gift_card: z.boolean(),
  preorder: z.boolean(),
  final_sale: z.boolean(),
  /** Pieces in stock where they are counted and the line may not exceed them; null elsewhere. */
  stock: z.int().nullable(),
});
export type AgainLine = z.infer<typeof AgainLine>;

/** What the shopper wrote with a line; names with `_` are not shown. */
export const OrderProperty = z.object({ name: z.string(), value: z.string(), hidden: z.boolean() });
export type OrderProperty = z.infer<typeof OrderProperty>;

/** A line of the order list (rule account-22). */
export const OrderPiece = z.object({
  id: z.int().min(1),
  /** Null where the product is no longer there. */
  product_url: z.string().nullable(),
  product_title: z.string(),
  /** Who makes it, where the shop sells several brands; else empty. */
  brand: z.string(),
  variant_title: z.string().nullable(),
  image: Image.nullable(),
  quantity: z.int().min(0),
  properties: z.array(OrderProperty),
  /** The external form with the product's id; null where there is none. */
  review_url: z.string().nullable(),
  again: AgainLine,
});
export type OrderPiece = z.infer<typeof OrderPiece>;

/** What is said of a past order wherever it is named. */
export const OrderFacts = z.object({
  /** e.g. `#1001` */
  name: z.string(),
  url: z.string(),
  /** As the shopper reads it, and `YYYY-MM-DD`. */
  date: z.string(),
  datetime: z.string(),
  financial_status_label: z.string(),
  fulfillment_status_label: z.string(),
  /** The day it was cancelled, as the shopper reads it; null where it was not. */
  cancelled: z.string().nullable(),
  /** In the order's own currency, as the shopper reads it. */
  total: z.string(),
  item_count: z.int().min(0),
});

/** A past order in the list (rules account-17, data-19). */
export const OrderRow = OrderFacts.extend({
  id: z.int().min(1),
  /** One for each number; those without a number follow. */
  tracking: z.array(OrderTracking),
  untold: z.array(OrderTracking),
  pieces: z.array(OrderPiece),
  /** Lines of which something can be bought again. */
  again_count: z.int().min(0),
});
export type OrderRow = z.infer<typeof OrderRow>;

/** A line of an order's page. Amounts are in the order's own currency, as the shopper reads them. */
export const OrderLine = OrderPiece.extend({
  price: z.string(),
  total: z.string(),
  /** Before discounts of this line alone; null where there are none. */
  was: z.string().nullable(),
  discounts: z.array(z.object({ title: z.string(), amount: z.string() })),
  preorder: z.boolean(),
  final_sale: z.boolean(),
  sent: z.string().nullable(),
  tracking: OrderTracking.nullable(),
});
export type OrderLine = z.infer<typeof OrderLine>;

/** A day as it is printed, and for machines (`2026-11-24`). */
const PrintedDay = z.object({ date: z.string(), datetime: z.string() });

/** What happened to an order, each with its day: only what the order knows. */
export const OrderHistory = z.object({
  placed: PrintedDay,
  paid: PrintedDay.nullable(),
  parcels: z.array(PrintedDay.extend({ company: z.string(), number: z.string(), url: z.string() })),
  refunds: z.array(PrintedDay.extend({ amount: z.string() })),
  cancelled: PrintedDay.extend({ reason: z.string() }).nullable(),
});
export type OrderHistory = z.infer<typeof OrderHistory>;

/** An address, each part empty where there is none. */
export const PostalAddress = z.object({
  name: z.string(),
  company: z.string(),
  address1: z.string(),
  address2: z.string(),
  city: z.string(),
  /** Short, as the country writes it: `NY`. */
  province: z.string(),
  zip: z.string(),
  country: z.string(),
  phone: z.string(),
});
export type PostalAddress = z.infer<typeof PostalAddress>;

const Sum = z.object({ title: z.string(), amount: z.string() });

/** Why buying again could not add everything where there are no scripts, in the platform's words. */
export const Refused = z.string().nullable();

/** `/account/orders/{token}` */
export const AccountOrderProps = z.object({
  refused: Refused,
  id: z.int().min(1),
  name: z.string(),
  date: z.string(),
  datetime: z.string(),
  email: z.string(),
  confirmation: z.string(),
  financial_status_label: z.string(),
  fulfillment_status_label: z.string(),
  history: OrderHistory,
  pieces: z.array(OrderLine),
  again_count: z.int().min(0),
  subtotal: z.string(),
  discounts: z.array(Sum),
  /** `amount` is null where it was free. */
  shipping: z.array(z.object({ title: z.string(), amount: z.string().nullable() })),
  taxes: z.array(Sum.extend({ percentage: z.string() })),
  total: z.string(),
  /** What gift cards paid of it. */
  gift_cards: z.array(z.object({ amount: z.string() })),
  /** Null where nothing was given back. */
  refunded: z.string().nullable(),
  note: z.string().nullable(),
  shipping_address: PostalAddress.nullable(),
  billing_address: PostalAddress.nullable(),
});
export type AccountOrderProps = z.infer<typeof AccountOrderProps>;
