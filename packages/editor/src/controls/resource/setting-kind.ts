import type { ResourceKind } from '@vitrine/contract/editor/calls.ts';

const KINDS = {
  product: 'product',
  collection: 'collection',
  page: 'page',
  blog: 'blog',
  article: 'article',
  link_list: 'menu',
  metaobject: 'metaobject',
  product_list: 'product',
  collection_list: 'collection',
  article_list: 'article',
  metaobject_list: 'metaobject',
} as const satisfies Record<string, ResourceKind>;

const isResourceType = (type: string): type is keyof typeof KINDS => Object.hasOwn(KINDS, type);

/** What a setting of a type chooses: a `link_list` a menu, a `product_list` products. */
export const kindOf = (type: string): ResourceKind => (isResourceType(type) ? KINDS[type] : 'product');
