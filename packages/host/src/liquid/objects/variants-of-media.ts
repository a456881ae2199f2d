import type { Id } from '../../shop/types.ts';
import type { Product } from '../../shop/types-products.ts';
import type { Drop } from '../drop.ts';
import type { ObjectScope } from './scope.ts';
import { variantObject } from './variant.ts';

/** The variants that show one of the product's media. */
export function variantsOfMedia(scope: ObjectScope, product: Product, mediaId: Id): Drop[] {
  return product.variants
    .filter((variant) => variant.mediaId === mediaId)
    .map((variant) => variantObject(scope, product, variant));
}
