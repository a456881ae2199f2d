import { z } from 'zod';
import { Image } from './image.ts';

/** A card of the blog grid (`spec §3`). */
export const Article = z.object({
  id: z.int().min(1),
  url: z.string(),
  title: z.string(),
  /** Name of its blog, by which the grid is filtered. */
  blog: z.string(),
  /** Plain text */
  excerpt: z.string(),
  image: Image.nullable(),
});
export type Article = z.infer<typeof Article>;
