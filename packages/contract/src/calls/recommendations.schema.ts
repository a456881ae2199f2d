import { z } from 'zod';

/** `GET /recommendations/products.json` (platform contract §1.9). */
export const RecommendationsQuery = z.object({
  product_id: z.int().min(1),
  /** 1 to 10 */
  limit: z.int().min(1).max(10).optional(),
  intent: z.enum(['related', 'complementary']).optional(),
});
export type RecommendationsQuery = z.infer<typeof RecommendationsQuery>;

/** A product of the answer: the platform's product JSON (contract §1.8). Money is in minor units. */
export const RecommendationBody = z.looseObject({
  id: z.int().min(1),
  title: z.string(),
  handle: z.string(),
  url: z.string(),
  price: z.int().min(0),
  available: z.boolean(),
  featured_image: z.string().nullable(),
  options: z.array(z.looseObject({ name: z.string() })),
  variants: z.array(
    z.looseObject({ id: z.int().min(1), title: z.string(), available: z.boolean(), price: z.int().min(0) }),
  ),
});
export type RecommendationBody = z.infer<typeof RecommendationBody>;

export const RecommendationsResponse = z.object({
  intent: z.enum(['related', 'complementary']),
  products: z.array(RecommendationBody),
});
export type RecommendationsResponse = z.infer<typeof RecommendationsResponse>;
