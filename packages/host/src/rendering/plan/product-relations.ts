import type { Product } from '../../shop/catalogue/types-products.ts';
import type { Metafield } from '../../shop/types.ts';

/** The kind of row that a reference of this type names by its handle. */
const BY_HANDLE: Readonly<Record<string, string>> = {
  product_reference: 'productId',
  collection_reference: 'collectionId',
  page_reference: 'page',
  article_reference: 'article',
  file_reference: 'file',
};

function listOf(value: string): string[] {
  try {
    const items: unknown = JSON.parse(value);
    return Array.isArray(items) ? items.filter((item) => typeof item === 'string') : [];
  } catch {
    return [];
  }
}

/** Names of the rows that a metafield refers to; of references by id none, which are rare. */
function referred({ type, value }: Metafield): string[] {
  const single = type.replace(/^list\./, '');
  const values = single === type ? [value] : listOf(value);
  if (single === 'metaobject_reference' || single === 'mixed_reference')
    return values.map((reference) => `metaobjects\n${reference.split('/')[0]}`);
  const kind = BY_HANDLE[single];
  return kind ? values.filter((handle) => !/^(gid:|\d+$)/.test(handle)).map((handle) => `${kind}\n${handle}`) : [];
}

/** Names of the rows that the page of a product leads to: its collections, and what its metafields refer to. */
export function productRelations(product: Product): string[] {
  return [
    ...product.collectionIds.map((id) => `collection\n${id}`),
    ...[...product.metafields, ...product.variants.flatMap((variant) => variant.metafields)].flatMap(referred),
  ];
}
