import { z } from 'zod';
import { Image } from './image.ts';

/** A product proposed beside the bag; it is added with quantity 1 (`spec §2, §3, §7`). */
export const RecommendedProduct = z.object({
  /** Id of the variant that is added. */
  id: z.int().min(1),
  url: z.string(),
  title: z.string(),
  /** Minor units. */
  price: z.int().min(0),
  image: Image.nullable(),
});
export type RecommendedProduct = z.infer<typeof RecommendedProduct>;
