import { z } from 'zod';
import { Image } from '../entities/image.ts';
import { ProductVariant } from './product.ts';

/** A product worn in a look, with what it takes to put it into the bag. Money is in minor units. */
export const LookProduct = z.object({
  id: z.int().min(1),
  title: z.string(),
  url: z.string(),
  price: z.int().min(0),
  /** Compare-at price; null where there is none. */
  cap: z.int().min(0).nullable(),
  /** True: prices differ between the variants, `price` is the lowest. */
  from: z.boolean(),
  available: z.boolean(),
  final_sale: z.boolean(),
  /** The color in which the look shows it; empty: the look does not say, and all are sold. */
  color: z.string(),
  /** Names of what is to choose besides the color: `Size / Length`; empty: nothing. */
  options: z.string(),
  image: Image.nullable(),
  /** `label`: its other options, `4 / Tall`. `worn`: of the color in which the look shows it. */
  variants: z.array(ProductVariant.extend({ label: z.string(), worn: z.boolean() })),
});
export type LookProduct = z.infer<typeof LookProduct>;

/** The page of a look (`spec §3`). */
export const LookProps = z.object({
  name: z.string(),
  /** Plain text; empty: none. */
  description: z.string(),
  image: Image.nullable(),
  products: z.array(LookProduct),
  /** The way back to all looks; null: none. */
  lookbook: z.object({ title: z.string(), url: z.string() }).nullable(),
});
export type LookProps = z.infer<typeof LookProps>;
