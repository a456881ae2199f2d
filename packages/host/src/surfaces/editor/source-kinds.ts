import type { KnownField } from '../../shop/resources/metafields.ts';

/** What a dynamic source gives, as far as settings differ in what they take. */
export type SourceKind =
  /** A short text, and what is printed as one. */
  | 'line'
  | 'lines'
  | 'number'
  | 'boolean'
  | 'color'
  | 'url'
  /** HTML, or a rich text. */
  | 'html'
  | 'image'
  | 'video'
  | 'product'
  | 'collection'
  | 'page'
  | 'blog'
  | 'article'
  | 'product_list'
  | 'collection_list'
  | 'article_list'
  | `metaobject:${string}`
  | `metaobject_list:${string}`;

const PRINTED: readonly SourceKind[] = ['line', 'lines', 'number'];

/** The kinds that a setting of a type takes; metaobjects are compared by `takes`. */
const TAKEN: Readonly<Record<string, readonly SourceKind[]>> = {
  text: PRINTED,
  textarea: PRINTED,
  inline_richtext: PRINTED,
  richtext: [...PRINTED, 'html'],
  html: [...PRINTED, 'html'],
  number: ['number'],
  range: ['number'],
  checkbox: ['boolean'],
  color: ['color'],
  color_background: ['color'],
  url: ['url'],
  image_picker: ['image'],
  video: ['video'],
  product: ['product'],
  collection: ['collection'],
  page: ['page'],
  blog: ['blog'],
  article: ['article'],
  product_list: ['product_list'],
  collection_list: ['collection_list'],
  article_list: ['article_list'],
};

/** A setting that is to be connected. */
export interface ConnectedSetting {
  type: string;
  /** Of `metaobject` and `metaobject_list`; null: any. */
  metaobjectType: string | null;
}

/** Whether a setting can be connected to a source of a kind. */
export function takes({ type, metaobjectType }: ConnectedSetting, kind: SourceKind): boolean {
  if (type !== 'metaobject' && type !== 'metaobject_list') return TAKEN[type]?.includes(kind) ?? false;
  return metaobjectType === null ? kind.startsWith(`${type}:`) : kind === `${type}:${metaobjectType}`;
}

/** Of types of metafields whose values do not have to be looked at. */
const OF_TYPE: Readonly<Record<string, SourceKind>> = {
  single_line_text_field: 'line',
  multi_line_text_field: 'lines',
  rich_text_field: 'html',
  number_integer: 'number',
  number_decimal: 'number',
  boolean: 'boolean',
  color: 'color',
  url: 'url',
  date: 'line',
  date_time: 'line',
  weight: 'line',
  volume: 'line',
  dimension: 'line',
  rating: 'line',
  id: 'line',
  product_reference: 'product',
  collection_reference: 'collection',
  page_reference: 'page',
  article_reference: 'article',
  'list.product_reference': 'product_list',
  'list.collection_reference': 'collection_list',
  'list.article_reference': 'article_list',
};

/** `look` of `look/evening`, or of the first entry of a list. */
const metaobjectType = (example: string): string | undefined => /([\w-]+)\/[\w-]+/.exec(example)?.[1];

/** What a metafield gives by its type, and by a value where the type alone does not say; null where no setting takes it. */
export function kindOfField({ type, example }: Pick<KnownField, 'type' | 'example'>): SourceKind | null {
  if (type === 'file_reference') {
    if (/\.(jpe?g|png|gif|webp|avif|svg)$/i.test(example)) return 'image';
    return /\.(mp4|webm|mov|m3u8)$/i.test(example) ? 'video' : null;
  }
  if (type === 'metaobject_reference' || type === 'list.metaobject_reference') {
    const of = metaobjectType(example);
    if (of === undefined) return null;
    return type === 'metaobject_reference' ? `metaobject:${of}` : `metaobject_list:${of}`;
  }
  return OF_TYPE[type] ?? null;
}
