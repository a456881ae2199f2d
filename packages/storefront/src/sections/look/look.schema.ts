import { z } from 'zod';
import { Image } from '../../domain/image.schema.ts';
import { Variant } from '../../domain/variant.schema.ts';

/** A value of an option of a look's product, as it is before the shopper has chosen anything. */
export const LookValue = z.object({
  name: z.string(),
  /** A variant of the look's color has it. */
  made: z.boolean(),
  /** … and can be bought. */
  available: z.boolean(),
  /** Of a color: the product in it. */
  image: Image.nullable(),
  /** Of a color: the product's address in it. Empty where it is no color. */
  url: z.string(),
});
export type LookValue = z.infer<typeof LookValue>;

export const LookOption = z.object({
  name: z.string(),
  is_color: z.boolean(),
  /** The value that is chosen on arrival: the look's color, or the only value; empty: the shopper has to choose. */
  chosen: z.string(),
  values: z.array(LookValue),
});
export type LookOption = z.infer<typeof LookOption>;

/** A variant of it. `worn`: of the look's color. `first`, `last`: its values of the first and of the last option to choose. */
export const LookVariant = Variant.extend({ worn: z.boolean(), first: z.string(), last: z.string() });

/** A product worn in a look, with the data to add it to the cart. Money is in minor units. */
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
  /** The color in which the look shows it; empty: the look does not say. */
  color: z.string(),
  image: Image.nullable(),
  options: z.array(LookOption),
  /** Number of the options the shopper has to choose. */
  open: z.int().min(0),
  /** Names of the first and of the last of them, and the values of the first. Without scripts these two can be chosen here. */
  first: z.string(),
  first_values: z.array(z.string()),
  last: z.string(),
  /** `first` in lower case, and whether it begins with a vowel: the button names it. */
  missing: z.string(),
  missing_vowel: z.boolean(),
  /** Every variant is in `variants`; of a product with more than a page of Liquid has (250), not. */
  whole: z.boolean(),
  /** The first variant of the look's color, one that can be bought before one that cannot. */
  variant: Variant,
  variants: z.array(LookVariant),
});
export type LookProduct = z.infer<typeof LookProduct>;

/** The page of a look (rule data-22). */
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
