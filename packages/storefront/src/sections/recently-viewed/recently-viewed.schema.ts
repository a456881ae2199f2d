import { z } from 'zod';
import { ProductCarouselProps } from '../../components/product-carousel.schema.ts';

/** What this device looked at. `items` are filled only where the section is asked for on the search page, by ids. */
export const RecentlyViewedProps = ProductCarouselProps.extend({
  /** The product of the page: remembered, and never shown. 0 on other pages. */
  product_id: z.int().min(0),
  /** Most products shown. */
  count: z.int().min(1).max(12),
});
export type RecentlyViewedProps = z.infer<typeof RecentlyViewedProps>;
