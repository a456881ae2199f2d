import { z } from 'zod';
import { CartLine, CartViewProps, RecommendedProduct } from '../../components/cart/cart-view.schema.ts';

/** The cart page. Its lines are in the payload, so that it works without JavaScript. */
export const CartPageProps = CartViewProps.extend({
  /** The platform's message why the cart is not as the submitted form or link requested. */
  refused: z.string().nullable(),
  count: z.int().min(0),
  subtotal: z.int().min(0),
  lines: z.array(CartLine),
  /** URLs of the products in the cart, without a variant: they are not recommended. */
  bagged: z.array(z.string()),
  /** What the merchant says goes with the newest line; it comes before what is recommended beside every bag. */
  complementary: z.array(RecommendedProduct),
  /** Their addresses. */
  complementary_urls: z.array(z.string()),
});
export type CartPageProps = z.infer<typeof CartPageProps>;
