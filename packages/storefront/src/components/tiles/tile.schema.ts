import { z } from 'zod';
import { Image } from '../../domain/image.schema.ts';

/** A tile that leads somewhere: a collection, an article. */
export const Tile = z.object({
  title: z.string(),
  url: z.string(),
  image: Image.nullable(),
  /** What of it stays in sight where it is cut: `object-position`. */
  focus: z.string(),
  /** Plain text */
  excerpt: z.string(),
  /** As the locale writes it; empty: none. */
  date: z.string(),
});
export type Tile = z.infer<typeof Tile>;
