import type { Drop } from '@vitrine/liquid';
import { collectionByHandle } from '../catalogue/collection.ts';
import { productByHandle, productById, productObject } from '../catalogue/product.ts';
import { variantObject } from '../catalogue/variant.ts';
import type { ObjectScope } from '../scope.ts';
import { articleByHandle } from './article.ts';
import { fileByName } from './generic-file.ts';
import { metaobjectByReference } from './metafields.ts';
import { pageByHandle } from './page.ts';

const present = (value: Drop | null): Drop | null => (value === null || value.kind === 'empty' ? null : value);

/** What a reference names, as the shop's files write it: a handle, `type/handle` or a file name; gids and ids are understood too. */
export function referencedObject(scope: ObjectScope, type: string, value: string): Drop | null {
  const id = /^(?:gid:\/\/shopify\/\w+\/)?(\d+)$/.exec(value)?.[1];
  switch (type) {
    case 'product_reference':
      return id ? productById(scope, Number(id)) : present(productByHandle(scope, value));
    case 'variant_reference': {
      const productId = id ? scope.rows.get('variantProduct', id) : null;
      const product = productId ? scope.rows.get('product', productId) : null;
      const variant = product?.variants.find((candidate) => String(candidate.id) === id);
      return product ? (variant ? variantObject(scope, product, variant) : productObject(scope, product)) : null;
    }
    case 'collection_reference':
      return present(collectionByHandle(scope, value));
    case 'page_reference':
      return present(pageByHandle(scope, value));
    case 'article_reference':
      return present(articleByHandle(scope, value));
    case 'file_reference':
      return fileByName(scope, value);
    default:
      return metaobjectByReference(scope, value);
  }
}
