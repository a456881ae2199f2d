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

/** A review as the service answers it: its id and its rating are there, the rest may be null or missing. */
export const ReviewAnswer = z.object({
  id: Review.shape.id,
  rating: z.number(),
  title: z.string().default(''),
  body: z.string().default(''),
  response: z.string().nullable(),
  created_at: z.string().default(''),
  customer: z.object({ first_name: z.string().default('') }).optional(),
  photo_urls: z.array(z.unknown()).default([]),
  attribute_records: z.array(z.unknown()).default([]),
});
export type ReviewAnswer = z.infer<typeof ReviewAnswer>;

/** A picture in it: an address, or a record with one. */
export const PhotoAnswer = z.union([z.string(), z.object({ url: z.string() })]);

/** Something the customer said of themselves in it. */
export const AttributeAnswer = z.object({
  id: Review.shape.id.optional(),
  name: z.string(),
  value: z.union([z.string(), z.number()]),
});

/** `GET /v1/product_reviews`. The list ends where `after` is null or missing. */
export const ReviewsAnswerV1 = z.object({
  product_reviews: z.array(z.unknown()),
  meta: z.object({ page: z.object({ after: z.unknown() }).optional() }).optional(),
});

/** `GET /v2/products/remote/{id}/reviews`. */
export const ReviewsAnswerV2 = z.object({
  data: z.array(z.unknown()),
  meta: z.object({ after: z.unknown() }).optional(),
});
