import { z } from 'zod';
import { Fit, Rating } from '../../domain/rating.schema.ts';

/** The reviews of a product's page (rules product-11, review-2, review-3). The list itself comes from the reviews service. */
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
