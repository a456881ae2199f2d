import { type Drop, defineDrop } from '@vitrine/liquid';
import { productByHandle } from './catalogue/product.ts';
import { articleByHandle } from './content/article.ts';
import { fileByName } from './content/generic-file.ts';
import { linklistByHandle } from './content/linklist.ts';
import { type ObjectScope, once } from './scope.ts';

/** Objects that are nothing but a lookup by handle: `all_products['x']`, `linklists['x']` … (docs/platform.md: objects). */
function byHandle(
  kind: string,
  find: (scope: ObjectScope, handle: string) => Drop | null,
): (scope: ObjectScope) => Drop {
  const lookupDrop = defineDrop<ObjectScope>({ kind, lookup: find });
  return (scope) => once(scope, kind, () => lookupDrop(scope));
}

export const allProductsObject = byHandle('all_products', productByHandle);
export const articlesObject = byHandle('articles', articleByHandle);
export const linklistsObject = byHandle('linklists', linklistByHandle);
export const imagesObject = byHandle('images', (scope, name) => fileByName(scope, name));
