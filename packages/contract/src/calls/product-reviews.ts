import { z } from 'zod';
import { Review } from '../entities/review.ts';

/** `GET {reviews service}/v1/product_reviews` (`spec §7`): query as sent. A header carries the store key. */
export const ProductReviewsQuery = z.object({
  /** Product id. */
  'filter[product_remote_ids]': z.string(),
  include: z.literal('customer,attribute_records'),
  /** Cursor of the next page; absent on the first. */
  'page[after]': z.string().optional(),
});
export type ProductReviewsQuery = z.infer<typeof ProductReviewsQuery>;

/** `after` is null or missing on the last page. */
export const ProductReviewsResponse = z.looseObject({
  product_reviews: z.array(Review),
  meta: z.looseObject({ page: z.looseObject({ after: z.string().nullable().optional() }) }),
});
export type ProductReviewsResponse = z.infer<typeof ProductReviewsResponse>;
