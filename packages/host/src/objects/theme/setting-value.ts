import { Drop, emptyDrop, listDrop, readMember } from '@vitrine/liquid';
import { fontByHandle } from '../../liquid/fonts.ts';
import type { SettingDefinition } from '../../theme/formats.ts';
import { schemaText } from '../../theme/translate.ts';
import { collectionByHandle } from '../catalogue/collection.ts';
import { productByHandle } from '../catalogue/product.ts';
import { articleByHandle } from '../content/article.ts';
import { blogByHandle } from '../content/blog.ts';
import { imageByName } from '../content/image.ts';
import { linklistByHandle } from '../content/linklist.ts';
import { metaobjectByReference } from '../content/metafields.ts';
import { pageByHandle } from '../content/page.ts';
import type { ObjectScope } from '../scope.ts';
import { colorDrop } from './color.ts';
import { colorScheme, colorSchemes, type MakeSettings } from './color-scheme.ts';
import type { SettingContext } from './setting-context.ts';
import { videoByName, videoUrl } from './video-setting.ts';

const DYNAMIC = /^\s*\{\{-?\s*([\w-]+(?:\.[\w-]+\??)*)\s*-?\}\}\s*$/;

/** The object a dynamic source `{{ product.metafields.ns.key.value }}` names (docs/platform.md: settings). */
function dynamicValue(context: SettingContext, path: string): unknown {
  const [root = '', ...members] = path.split('.');
  return members.reduce<unknown>((value, member) => readMember(value, member), context.variable(root));
}

const RESOURCES: Record<string, (scope: ObjectScope, handle: string) => Drop | null> = {
  article: articleByHandle,
  blog: blogByHandle,
  collection: collectionByHandle,
  page: pageByHandle,
  product: productByHandle,
  metaobject: (scope, reference) => metaobjectByReference(scope, reference) ?? emptyDrop,
  link_list: linklistByHandle,
  image_picker: imageByName,
  video: videoByName,
};
const TEXTS = new Set([
  'text',
  'textarea',
  'html',
  'richtext',
  'inline_richtext',
  'liquid',
  'color_background',
  'text_alignment',
]);

/** What the merchant may have in other languages. */
const WORDS = new Set(['text', 'textarea', 'html', 'richtext', 'inline_richtext']);

/** A text of a setting in the language of the page: as translated in the theme editor, else as in the shop's folder. */
const inLanguage = ({ theme, shop, locale }: ObjectScope, text: string): string =>
  theme.settingTexts?.get(locale)?.get(text) ?? shop.themeTexts?.[text] ?? text;

/** `shopify://products/x` and plain paths, in the language of the page. */
function address(scope: ObjectScope, value: string): string {
  const path = value.startsWith('shopify://') ? `/${value.slice('shopify://'.length)}` : value;
  // A dynamic source like `{{ product.url }}` is in the language of the page already.
  const isLocal = scope.rootUrl === '/' || path.startsWith(scope.rootUrl);
  return path.startsWith('/') && !path.startsWith('//') && !isLocal ? scope.rootUrl + path.slice(1) : path;
}

/** Type of the metaobjects that a setting takes. */
const metaobjectType = (definition: SettingDefinition): string | null =>
  typeof definition.metaobject_type === 'string' ? definition.metaobject_type : null;

/** `look/evening`; the editor stores the handle alone, since the setting says the type. */
const withType = (type: string | null, reference: string): string =>
  type === null || reference.includes('/') ? reference : `${type}/${reference}`;

function resourceList(scope: ObjectScope, type: string, definition: SettingDefinition, value: unknown): Drop {
  const { id = '' } = definition;
  const find = RESOURCES[type];
  const kind = metaobjectType(definition);
  const handles = Array.isArray(value) ? value.filter((item) => typeof item === 'string').slice(0, 50) : [];
  const objects = (from: readonly string[]) =>
    from.flatMap((handle) => {
      const object = find?.(scope, withType(kind, handle)) ?? emptyDrop;
      return object.kind === 'empty' ? [] : [object];
    });
  return listDrop({
    kind: `${type}_list`,
    pageParam: `page_${id}`,
    count: () => handles.length,
    slice: (offset, limit) => objects(handles.slice(offset, offset + limit)),
    lookup: (key) => (key === 'count' ? handles.length : null),
  });
}

const numberOr = (value: unknown) =>
  value === null || value === '' || Number.isNaN(Number(value)) ? null : Number(value);

/** The typed value of a setting as Liquid sees it, with the schema's default when nothing is stored (docs/platform.md: settings). `settings` makes those of a color scheme. */
export function settingValue(
  context: SettingContext,
  definition: SettingDefinition,
  stored: unknown,
  settings: MakeSettings,
): unknown {
  const { scope } = context;
  const { type } = definition;
  let value = stored ?? schemaText(scope.theme.locales, definition.default) ?? null;
  if (WORDS.has(type) && typeof value === 'string') value = inLanguage(scope, value);
  if (typeof value === 'string' && value.includes('{{') && type !== 'liquid') {
    const path = DYNAMIC.exec(value)?.[1];
    if (path !== undefined && !TEXTS.has(type)) {
      const object = dynamicValue(context, path);
      if (object instanceof Drop || Array.isArray(object)) return object;
      value = object ?? null;
    } else value = context.render(value);
  }
  if (type === 'liquid') return typeof value === 'string' ? context.render(value) : '';
  if (TEXTS.has(type)) return value === null ? (type === 'text_alignment' ? 'left' : '') : String(value);
  const resource = RESOURCES[type];
  if (resource) {
    if (typeof value === 'string' && value !== '')
      return (
        resource(scope, withType(metaobjectType(definition), value)) ?? (type === 'image_picker' ? null : emptyDrop)
      );
    return type === 'image_picker' || type === 'video' ? null : emptyDrop;
  }
  switch (type) {
    case 'checkbox':
      return value === true || value === 'true';
    case 'number':
    case 'range':
      return numberOr(value);
    case 'radio':
    case 'select':
      return value ?? definition.options?.[0]?.value ?? '';
    case 'url':
      return typeof value === 'string' && value !== '' ? address(scope, value) : null;
    case 'color':
      return typeof value === 'string' && value !== '' ? colorDrop(value) : '';
    case 'color_scheme':
      return colorScheme({ context, settings }, typeof value === 'string' ? value : '');
    case 'color_scheme_group':
      return colorSchemes({ context, settings });
    case 'font_picker':
      return fontByHandle(typeof value === 'string' ? value : '');
    case 'video_url':
      return typeof value === 'string' && value !== '' ? videoUrl(value) : null;
    case 'article_list':
    case 'collection_list':
    case 'product_list':
    case 'metaobject_list':
      return resourceList(scope, type.slice(0, -'_list'.length), definition, value);
    case 'header':
    case 'paragraph':
      return null;
    default:
      return value;
  }
}
