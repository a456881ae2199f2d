import { z } from 'zod';
import { ProductCarouselProps } from '../../components/product-carousel.schema.ts';

/** Products beside the one that is looked at (rules product-10, data-15, variant `related`). */
export const RelatedProductsProps = ProductCarouselProps.extend({
  product_id: z.int().min(1),
  intent: z.enum(['related', 'complementary']),
  /** Most products shown. */
  count: z.int().min(1).max(10),
  /** The merchant chose them: the platform is not asked for others. */
  chosen: z.boolean(),
});
export type RelatedProductsProps = z.infer<typeof RelatedProductsProps>;
