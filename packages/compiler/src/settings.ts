import type {
  ArticleObject,
  BlogObject,
  CollectionObject,
  ColorSchemeObject,
  FontObject,
  ImageObject,
  LinklistObject,
  MetaobjectObject,
  PageObject,
  ProductObject,
  VideoObject,
} from './platform/objects.ts';

/** The kind of a setting's Liquid value: when it is empty, and how it prints. */
export type SettingKind = 'string' | 'number' | 'integer' | 'boolean' | 'drop' | 'list' | 'none';

declare const value: unique symbol;

/** One input of the theme editor (docs/platform.md: settings). `T` is the type of `section.settings.x` in `data`. */
export interface Setting<T> {
  readonly kind: SettingKind;
  /** The schema entry, without its id. */
  readonly schema: Readonly<Record<string, unknown>>;
  readonly [value]?: T;
}

export type Settings = Record<string, Setting<unknown>>;
export type SettingValues<S extends Settings> = { [K in keyof S]: S[K] extends Setting<infer T> ? T : never };

interface Common {
  label: string;
  info?: string;
  /** Editor-only condition, e.g. `{{ section.settings.layout == 'grid' }}`. */
  visibleIf?: string;
}

function setting<T>(kind: SettingKind, type: string, options: object): Setting<T> {
  const { visibleIf, ...rest } = options as Record<string, unknown>;
  return { kind, schema: { type, ...rest, ...(visibleIf === undefined ? {} : { visible_if: visibleIf }) } };
}

export const checkbox = (o: Common & { default?: boolean }) =>
  setting<boolean>('boolean', 'checkbox', { ...o, default: o.default ?? false });
/** Null if it is empty. */
export const number = (o: Common & { default?: number; placeholder?: string }) =>
  setting<number | null>('number', 'number', o);
export const range = (o: Common & { min: number; max: number; default: number; step?: number; unit?: string }) =>
  setting<number>([o.min, o.default, o.step ?? 1].every(Number.isInteger) ? 'integer' : 'number', 'range', {
    step: 1,
    ...o,
  });
type Text = Common & { default?: string; placeholder?: string };
export const text = (o: Text) => setting<string>('string', 'text', o);
export const textarea = (o: Text) => setting<string>('string', 'textarea', o);
/** HTML from the merchant. */
export const html = (o: Text) => setting<string>('string', 'html', o);
/** HTML of paragraphs and lists; the default starts with a `<p>`, `<ul>` … */
export const richtext = (o: Common & { default?: string }) => setting<string>('string', 'richtext', o);
/** HTML without paragraphs. */
export const inlineRichtext = (o: Common & { default?: string }) => setting<string>('string', 'inline_richtext', o);
export const liquid = (o: Common & { default?: string }) => setting<string>('string', 'liquid', o);
type Choices<V extends string> = Common & {
  options: readonly { value: V; label: string; group?: string }[];
  default?: V;
};
export const radio = <const V extends string>(o: Choices<V>) => setting<V>('string', 'radio', o);
export const select = <const V extends string>(o: Choices<V>) => setting<V>('string', 'select', o);
export const textAlignment = (o: Common & { default?: 'left' | 'center' | 'right' }) =>
  setting<'left' | 'center' | 'right'>('string', 'text_alignment', { ...o, default: o.default ?? 'left' });
/** Prints as CSS; null if none is chosen. */
export const color = (o: Common & { default?: string }) => setting<string | null>('drop', 'color', o);
/** A CSS background, e.g. a gradient. */
export const colorBackground = (o: Common & { default?: string }) =>
  setting<string | null>('string', 'color_background', o);
/** A scheme of `config/settings_schema.json`; its id makes the class `color-{id}`. */
export const colorScheme = (o: Common & { default?: string }) => setting<ColorSchemeObject>('drop', 'color_scheme', o);
export const fontPicker = (o: Common & { default: string }) => setting<FontObject>('drop', 'font_picker', o);
export const imagePicker = (o: Common) => setting<ImageObject | null>('drop', 'image_picker', o);
export const video = (o: Common) => setting<VideoObject | null>('drop', 'video', o);
/** A page of a video service. */
export const videoUrl = (
  o: Common & { accept: readonly ('youtube' | 'vimeo')[]; default?: string; placeholder?: string },
) => setting<{ id: string; type: 'youtube' | 'vimeo' } | null>('drop', 'video_url', o);
/** The platform allows only `/collections` and `/collections/all` as a default. */
export const url = (o: Common & { default?: '/collections' | '/collections/all' }) =>
  setting<string | null>('string', 'url', o);
export const linkList = (o: Common & { default?: 'main-menu' | 'footer' }) =>
  setting<LinklistObject | null>('drop', 'link_list', o);
export const article = (o: Common) => setting<ArticleObject | null>('drop', 'article', o);
export const blog = (o: Common) => setting<BlogObject | null>('drop', 'blog', o);
export const collection = (o: Common) => setting<CollectionObject | null>('drop', 'collection', o);
export const page = (o: Common) => setting<PageObject | null>('drop', 'page', o);
export const product = (o: Common) => setting<ProductObject | null>('drop', 'product', o);
/** `type` names the metaobject definition. */
export const metaobject = (o: Common & { type: string }) => {
  const { type, ...rest } = o;
  return setting<MetaobjectObject | null>('drop', 'metaobject', { ...rest, metaobject_type: type });
};
type Many = Common & { limit?: number };
export const articleList = (o: Many) => setting<ArticleObject[]>('list', 'article_list', o);
export const collectionList = (o: Many) => setting<CollectionObject[]>('list', 'collection_list', o);
export const productList = (o: Many) => setting<ProductObject[]>('list', 'product_list', o);
export const metaobjectList = (o: Many & { type: string }) => {
  const { type, ...rest } = o;
  return setting<MetaobjectObject[]>('list', 'metaobject_list', { ...rest, metaobject_type: type });
};
/** Editor-only: a heading between settings. */
export const header = (content: string, info?: string): Setting<never> =>
  setting('none', 'header', { content, ...(info ? { info } : {}) });
/** Editor-only: a note between settings. */
export const paragraph = (content: string): Setting<never> => setting('none', 'paragraph', { content });
