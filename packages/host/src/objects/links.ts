import { collectionById } from './catalogue/collection.ts';
import { productObject } from './catalogue/product.ts';
import { variantObject } from './catalogue/variant.ts';
import { customerObject } from './commerce/customer.ts';
import { referencedObject } from './content/reference.ts';
import type { Links } from './scope.ts';

/** Constructors of the objects that others refer to, for every scope. */
export const links: Links = {
  product: productObject,
  variant: variantObject,
  collection: collectionById,
  customer: customerObject,
  reference: referencedObject,
};
