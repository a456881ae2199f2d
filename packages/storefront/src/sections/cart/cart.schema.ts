import { z } from 'zod';
import { BagLine, BagProps, RecommendedProduct } from '../../components/cart/cart-view.schema.ts';

/** The bag's own page: printed with the lines, so that it works without JavaScript. */
export const CartPageProps = BagProps.extend({
  /** Why the bag is not as the form or the link that led here asked for, in the platform's words. */
  refused: z.string().nullable(),
  count: z.int().min(0),
  subtotal: z.int().min(0),
  lines: z.array(BagLine),
  /** Addresses of the products in the bag, without a variant: they are not recommended. */
  bagged: z.array(z.string()),
  /** What the merchant says goes with the newest line; it comes before what is recommended beside every bag. */
  complementary: z.array(RecommendedProduct),
  /** Their addresses. */
  complementary_urls: z.array(z.string()),
});
export type CartPageProps = z.infer<typeof CartPageProps>;
