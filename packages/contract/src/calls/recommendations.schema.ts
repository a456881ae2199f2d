import { z } from 'zod';

/** A product of the answer: the platform's product JSON (docs/platform.md: product JSON). Money is in minor units. */
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

/** `GET /recommendations/products.json` (docs/platform.md: recommendations), asked by `product_id`, `limit` (1 to 10) and `intent`. */
export const RecommendationsResponse = z.object({
  intent: z.enum(['related', 'complementary']),
  products: z.array(RecommendationBody),
});
