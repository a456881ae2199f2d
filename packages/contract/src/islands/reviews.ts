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

/** The reviews of a product's page (`spec §2, §4`). The list itself comes from the reviews service. */
export const ReviewsProps = Rating.extend({
  product_id: z.int().min(1),
  /** Empty: the theme's own word. */
  heading: z.string(),
  /** Text of the link to the external form; empty: the theme's own. */
  write_label: z.string(),
  /** Address of that form for this product; empty: no link. */
  form_url: z.string(),
  /** The form is a page of the shop: it opens in place. */
  form_inside: z.boolean(),
  fit: Fit.nullable(),
  /** A reviews service is named, so that a list is to come. */
  service: z.boolean(),
  scheme: z.string(),
});
export type ReviewsProps = z.infer<typeof ReviewsProps>;
