import { z } from 'zod';
import { ProductCardProps } from '../../components/product-card/product-card.schema.ts';

export const FeaturedProductsProps = z.object({
  heading: z.string(),
  url: z.string(),
  products: z.array(ProductCardProps),
});
export type FeaturedProductsProps = z.infer<typeof FeaturedProductsProps>;
