import { z } from 'zod';
import { Image } from './image.schema.ts';
import { Rating } from './rating.schema.ts';

/** A small picture of the cloth: what a swatch shows where a color does not say it. */
export const SwatchImage = z.object({ src: z.string() });
export type SwatchImage = z.infer<typeof SwatchImage>;

/** A color a product comes in: a dot that leads to that color. */
export const CardSwatch = z.object({
  name: z.string(),
  /** Address of the product with this color chosen. */
  url: z.string(),
  /** CSS color; null where the swatch has none. */
  color: z.string().nullable(),
  image: SwatchImage.nullable(),
});
export type CardSwatch = z.infer<typeof CardSwatch>;

/** A picture by one address: the others differ by its `width`. */
export const CardPicture = z.object({ src: z.string(), alt: z.string() });
export type CardPicture = z.infer<typeof CardPicture>;

/** What a product card shows, and no more (rules card-1, card-2, card-3). Money is in minor units. */
export const Card = z.object({
  id: z.int().min(1),
  title: z.string(),
  /** Who makes it, where the shop sells several brands; else empty. */
  brand: z.string(),
  url: z.string(),
  /** What its tags say of it (rules card-4, card-5, card-6). */
  limited_edition: z.boolean(),
  most_loved: z.boolean(),
  eco_conscious: z.boolean(),
  price: z.int().min(0),
  /** Compare-at price; null where there is none. */
  cap: z.int().min(0).nullable(),
  /** Whole per cent the price is below it; 0 where there is none. */
  discount: z.int().min(0).max(100),
  /** Color of the variant shown; empty where the product has none. */
  color: z.string(),
  /** True: prices differ between the variants, `price` is the lowest. */
  from: z.boolean(),
  /** The variant shown can be bought. */
  available: z.boolean(),
  /** True: the variant shown is ordered ahead. */
  preorder: z.boolean(),
  /** True: stock is counted, so that a low one is told. */
  counted: z.boolean(),
  /** Pieces over all variants. */
  stock: z.int(),
  image: Image.nullable(),
  /** Shown in place of `image` while a pointer rests on the card. */
  hover: Image.nullable(),
  swatches: z.array(CardSwatch),
  /** What is left to choose once the color is: `none`, a `size`, or something `other`. */
  choice: z.enum(['none', 'size', 'other']),
  /** Null: not known, or the theme shows none on cards. */
  rating: Rating.nullable(),
});
export type Card = z.infer<typeof Card>;

/** What is read of the payload of a section that shows products. */
export const Cards = z.object({ items: z.array(Card) });
