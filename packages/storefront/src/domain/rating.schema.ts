import { z } from 'zod';

/** What a product's metafields say of its reviews (`reviews.rating`, `reviews.rating_count`). */
export const Rating = z.object({
  /** Mean of all ratings with a point, as styles read it, e.g. `4.6`; empty: none is known. */
  rating: z.string(),
  /** The same as the page's language writes it, e.g. `4,6`. */
  rating_text: z.string(),
  /** How many there are; 0 where none is known. */
  count: z.int().min(0),
});
export type Rating = z.infer<typeof Rating>;

/** How reviews say a product fits (`reviews.fit`), in whole per cent. */
export const Fit = z.object({
  small: z.int().min(0),
  true_to_size: z.int().min(0),
  large: z.int().min(0),
  /** How many say anything of it. */
  count: z.int().min(0),
});
export type Fit = z.infer<typeof Fit>;
