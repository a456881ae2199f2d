import type { PricedLine } from '../shop/orders/types-commerce.ts';
import { type Base, productUrl } from './urls.ts';

/** Address of the variant in a cart line. */
export const lineUrl = (base: Base, line: PricedLine): string =>
  `${productUrl(base, line.product.handle)}?variant=${line.variantId}`;
