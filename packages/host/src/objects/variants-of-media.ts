import type { Drop } from '@vitrine/liquid';
import type { Product } from '../shop/catalogue/types-products.ts';
import type { Id } from '../shop/types.ts';
import type { ObjectScope } from './scope.ts';

/** The variants that show one of the product's media. */
export function variantsOfMedia(scope: ObjectScope, product: Product, mediaId: Id): Drop[] {
  return product.variants
    .filter((variant) => variant.mediaId === mediaId)
    .map((variant) => scope.links.variant(scope, product, variant));
}
