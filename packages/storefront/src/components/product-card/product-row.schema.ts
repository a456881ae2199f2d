import { z } from 'zod';
import { Card } from '../../domain/card.schema.ts';

export const ProductRowProps = z.object({
  heading: z.string(),
  /** Address of everything the row is taken from; empty: no link. */
  link: z.string(),
  link_label: z.string(),
  columns: z.int().min(2).max(6),
  scheme: z.string(),
  items: z.array(Card),
});
export type ProductRowProps = z.infer<typeof ProductRowProps>;
