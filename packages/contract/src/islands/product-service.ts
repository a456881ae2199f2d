import { z } from 'zod';
import { Rating } from './reviews.ts';

/** A store of the house; `id` is how the scripts know it. */
export const ProductStore = z.object({
  id: z.enum(['newYork', 'sanFrancisco']),
  name: z.string(),
  /** Where it is told about. */
  url: z.string(),
});
export type ProductStore = z.infer<typeof ProductStore>;

/** What a product hands to those it is sent to. */
export const ProductShare = z.object({
  /** Absolute address. */
  url: z.string(),
  /** The same as a `mailto:` address. */
  mailto: z.string(),
  /** Address that pins its picture; empty where it has none. */
  pin: z.string(),
});
export type ProductShare = z.infer<typeof ProductShare>;

/** What stands around the form of a product's page. */
export const ProductService = z.object({
  rating: Rating,
  /** The reviews app's own HTML in place of our stars (`spec §3`: review badge); empty: none. */
  badge: z.string(),
  /** HTML of delivery and returns; empty: the theme's own words. */
  delivery: z.string(),
  /** Empty: stock of the stores is not shown. */
  stores: z.array(ProductStore),
  share: ProductShare.nullable(),
});
export type ProductService = z.infer<typeof ProductService>;
