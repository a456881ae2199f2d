import { z } from 'zod';
import { Card } from '../domain/card.schema.ts';

/** Products to leaf through (rule gallery-9). */
export const ProductCarouselProps = z.object({
  heading: z.string(),
  /** Address of everything it is taken from; empty: no link. */
  link: z.string(),
  link_label: z.string(),
  /** Slides in view from 1024 px on. */
  columns: z.int().min(2).max(5),
  scheme: z.string(),
  items: z.array(Card),
});
export type ProductCarouselProps = z.infer<typeof ProductCarouselProps>;
