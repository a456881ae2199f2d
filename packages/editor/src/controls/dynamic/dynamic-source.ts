import type { Json } from '@vitrine/contract/editor/theme.ts';

/** Fields of rich text are JSON, of which a filter makes HTML. */
const SOURCE = /^\s*\{\{-?\s*([\w-]+(?:\.[\w-]+\??)*)\s*(?:\|\s*metafield_tag\s*)?-?\}\}\s*$/;

/** Types whose value can be a field of the page's resource (docs/platform.md: settings). Code has its own `{{ }}`. */
const CONNECTABLE = new Set([
  'text',
  'textarea',
  'richtext',
  'inline_richtext',
  'html',
  'number',
  'color',
  'url',
  'video_url',
  'image_picker',
  'video',
  'product',
  'collection',
  'page',
  'blog',
  'article',
  'metaobject',
  'product_list',
  'collection_list',
  'article_list',
  'metaobject_list',
]);

export const isConnectable = (type: string): boolean => CONNECTABLE.has(type);

/** Path of the value that a stored text is connected to: `{{ product.title }}` → `product.title`; null for any other value. */
export const sourcePath = (value: Json | undefined): string | null =>
  typeof value === 'string' ? (SOURCE.exec(value)?.[1] ?? null) : null;
