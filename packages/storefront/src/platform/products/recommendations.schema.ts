import { RecommendationBody } from '@vitrine/contract/calls/recommendations.schema.ts';
import { z } from 'zod';

/** A proposed product, with its variants; prices in minor units. */
export const Recommendation = RecommendationBody.pick({
  id: true,
  title: true,
  url: true,
  price: true,
  available: true,
  featured_image: true,
  options: true,
  variants: true,
});
export type Recommendation = z.infer<typeof Recommendation>;

/** What is read of the call's answer. */
export const RecommendationsAnswer = z.object({ products: z.array(Recommendation) });
