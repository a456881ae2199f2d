import { z } from 'zod';
import { Image } from './image.ts';

/** A product proposed beside the bag; it is added with quantity 1 (`spec §2, §3, §7`). */
export const RecommendedProduct = z.object({
  /** Id of its first variant that can be bought. */
  id: z.int().min(1),
  url: z.string(),
  title: z.string(),
  /** Minor units. */
  price: z.int().min(0),
  image: Image.nullable(),
  /** Names of the options, as one text: `Color / Size`. */
  options: z.string(),
  /** What can be bought of it, in order: where there are several, the shopper chooses. */
  variants: z.array(z.object({ id: z.int().min(1), title: z.string(), price: z.int().min(0) })),
});
export type RecommendedProduct = z.infer<typeof RecommendedProduct>;
