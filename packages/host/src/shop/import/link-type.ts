import type { LinkType } from '../content/types-content.ts';

const byStart: [RegExp, LinkType][] = [
  [/^\/?$/, 'frontpage_link'],
  [/^\/collections\/all(\/|$)/, 'catalog_link'],
  [/^\/collections\/[^/]+\/products\//, 'product_link'],
  [/^\/collections\/[^/]+/, 'collection_link'],
  [/^\/collections\/?$/, 'collections_link'],
  [/^\/products\/[^/]+/, 'product_link'],
  [/^\/blogs\/[^/]+\/[^/]+/, 'article_link'],
  [/^\/blogs\/[^/]+/, 'blog_link'],
  [/^\/pages\/[^/]+\/[^/]+/, 'metaobject_link'],
  [/^\/pages\/[^/]+/, 'page_link'],
  [/^\/policies\/[^/]+/, 'policy_link'],
  [/^\/search\/?$/, 'search_link'],
  [/^\/account(\/|$)/, 'customer_account_page_link'],
];

/** The target type of a menu link, as the platform's `link.type` names it. */
export function linkType(url: string): LinkType {
  if (!url.startsWith('/') || url.startsWith('//')) return 'http_link';
  const path = url.split(/[?#]/, 1)[0] ?? url;
  return byStart.find(([pattern]) => pattern.test(path))?.[1] ?? 'http_link';
}
