import { z } from 'zod';
import { Fit, Rating } from '../../domain/rating.schema.ts';
import { ProductStore } from '../../domain/store.schema.ts';

/** URLs that share a product. */
export const ProductShare = z.object({
  /** Absolute URL of the product. */
  url: z.string(),
  /** `mailto:` URL with it as the text. */
  mailto: z.string(),
  /** URL that pins its picture on Pinterest; empty where it has none. */
  pin: z.string(),
});
export type ProductShare = z.infer<typeof ProductShare>;

/** When an order to the visitor's country arrives: the shop's metafield `delivery.promise` for that country. */
export const DeliveryTerms = z.object({
  /** The country's name, in the language of the page. */
  country: z.string(),
  /** Working days on the way, the fewest and the most. */
  min_days: z.int().min(0),
  max_days: z.int().min(0),
  /** Working days before it leaves. */
  handling_days: z.int().min(0),
  /** `HH:MM` in the warehouse's time zone; orders from then on leave a working day later. Empty: none. */
  cut_off: z.string(),
  /** IANA name of the warehouse's time zone. */
  time_zone: z.string(),
  /** Days besides weekends on which nothing leaves, `YYYY-MM-DD`. */
  no_dispatch: z.array(z.string()),
  /** Days besides weekends on which nothing is delivered there, `YYYY-MM-DD`. */
  no_delivery: z.array(z.string()),
});
export type DeliveryTerms = z.infer<typeof DeliveryTerms>;

/** What surrounds the form on a product's page. */
export const ProductService = z.object({
  rating: Rating,
  fit: Fit.nullable(),
  /** The reviews app's own HTML in place of our stars (rule data-28: review badge); empty: none. */
  badge: z.string(),
  /** HTML of delivery and returns; empty: the theme's own text. */
  delivery: z.string(),
  /** Null: the shop promises no day, or nothing is sent (a gift card). */
  promise: DeliveryTerms.nullable(),
  /** Empty: stock of the stores is not shown. */
  stores: z.array(ProductStore),
  /** Where the shop offers pick-up, so that one of the stores can be the shopper's own, and how soon it is ready, in the platform's words. */
  pick_up: z.array(z.object({ name: z.string(), time: z.string() })),
  share: ProductShare.nullable(),
});
export type ProductService = z.infer<typeof ProductService>;
