import { z } from 'zod';

/** What a shopper says of a product (rule data-20). Texts are plain, not HTML. */
export const Review = z.object({
  id: z.union([z.int(), z.string()]),
  /** 1 to 5 */
  rating: z.number().min(1).max(5),
  title: z.string(),
  body: z.string(),
  /** The shop's answer; null when none. */
  response: z.string().nullable(),
  /** ISO 8601 */
  created_at: z.string(),
  customer: z.object({ first_name: z.string() }),
  /** Addresses of the customer's own pictures. */
  photos: z.array(z.string()),
  attribute_records: z.array(z.object({ id: z.union([z.int(), z.string()]), name: z.string(), value: z.string() })),
});
export type Review = z.infer<typeof Review>;

/** `GET {reviews service}/v1/product_reviews` (rule call-8): query as sent. A header carries the store key. */
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
