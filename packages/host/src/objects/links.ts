import { collectionById } from './collection.ts';
import { customerObject } from './customer.ts';
import { productObject } from './product.ts';
import { referencedObject } from './reference.ts';
import type { Links } from './scope.ts';
import { variantObject } from './variant.ts';

/** The objects that others lead to, for every scope. */
export const links: Links = {
  product: productObject,
  variant: variantObject,
  collection: collectionById,
  customer: customerObject,
  reference: referencedObject,
};
