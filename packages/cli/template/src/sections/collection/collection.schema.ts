import { z } from 'zod';
import { ProductCardProps } from '../../components/product-card/product-card.schema.ts';

export const CollectionProps = z.object({
  title: z.string(),
  /** HTML */
  description: z.string(),
  products: z.array(ProductCardProps),
  sorting: z.array(z.object({ label: z.string(), value: z.string() })),
  sort_by: z.string(),
  page: z.int().min(1),
  pages: z.int().min(0),
  previous_url: z.string().nullable(),
  next_url: z.string().nullable(),
});
export type CollectionProps = z.infer<typeof CollectionProps>;
