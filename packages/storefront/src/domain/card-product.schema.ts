import { z } from 'zod';
import { CardPicture } from './card.schema.ts';
import { Variant } from './variant.schema.ts';

/** A variant as a card needs it. */
export const CardVariant = Variant.extend({
  url: z.string(),
  /** Whole per cent below the compare-at price. */
  discount: z.int().min(0).max(100),
  picture: CardPicture.nullable(),
  /** The picture after it: of the same color. */
  hover: CardPicture.nullable(),
});
export type CardVariant = z.infer<typeof CardVariant>;

/** What a card learns of its product when a color or a size is chosen on it: the payload of the section `card-product`. */
export const CardProduct = z.object({
  id: z.int().min(1),
  url: z.string(),
  /** Names of the options, in order. */
  options: z.array(z.string()),
  final_sale: z.boolean(),
  variants: z.array(CardVariant),
});
export type CardProduct = z.infer<typeof CardProduct>;
