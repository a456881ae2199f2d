import { isObject } from './stored.ts';
import type { EditorSetting, Json } from './types.ts';

/** What a value has wrong: a key of the editor's texts. */
export type ValueProblem =
  | 'not-text'
  | 'not-a-number'
  | 'too-small'
  | 'too-large'
  | 'between-steps'
  | 'not-checked'
  | 'not-an-option'
  | 'no-paragraph'
  | 'has-paragraphs'
  | 'bad-color'
  | 'bad-url'
  | 'bad-video'
  | 'bad-reference'
  | 'not-a-list'
  | 'too-many';

type Check = (value: Json, setting: EditorSetting) => ValueProblem | null;

/** Resources of a list (docs/platform.md: settings). */
const LONGEST_LIST = 50;
/** Steps of a slider may be fractions, which floating point does not hold exactly. */
const TOLERANCE = 1e-6;

const isText: Check = (value) => (typeof value === 'string' ? null : 'not-text');

/** A text that is empty or has a shape. */
const shaped =
  (shape: RegExp, problem: ValueProblem): Check =>
  (value) =>
    typeof value !== 'string' ? 'not-text' : value === '' || shape.test(value) ? null : problem;

const isNumber: Check = (value) => (typeof value === 'number' && Number.isFinite(value) ? null : 'not-a-number');

const isInRange: Check = (value, { min = 0, max = 100, step = 1 }) => {
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'not-a-number';
  if (value < min) return 'too-small';
  if (value > max) return 'too-large';
  const steps = (value - min) / step;
  return Math.abs(steps - Math.round(steps)) > TOLERANCE ? 'between-steps' : null;
};

const isOption: Check = (value, { options = [] }) =>
  options.some((option) => option.value === value) ? null : 'not-an-option';

const isList =
  (each: Check): Check =>
  (value, setting) => {
    if (!Array.isArray(value)) return 'not-a-list';
    if (value.length > (setting.limit ?? LONGEST_LIST)) return 'too-many';
    return value.map((item) => each(item, setting)).find((problem) => problem !== null) ?? null;
  };

const COLOR =
  /^(?:#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|(?:rgb|hsl|oklch|oklab|lab|lch|hwb|color)a?\([^;{}]*\)|[a-z]+)$/i;
const URL_SHAPE = /^(?:\/|#|\?|https?:\/\/[^\s/]|mailto:|tel:|sms:|shopify:\/\/[a-z_]+)\S*$/i;
const VIDEOS: Readonly<Record<string, RegExp>> = {
  youtube: /^https?:\/\/(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?|embed\/|shorts\/|v\/)|youtu\.be\/)\S+$/,
  vimeo: /^https?:\/\/(?:www\.|player\.)?vimeo\.com\/\S*\d+\S*$/,
};
const HANDLE = shaped(/^[^\s/]+$/, 'bad-reference');
const BLOCK_START = /^\s*<(?:p|ul|ol|h[1-6])[\s>]/i;

const isVideo: Check = (value, { accept = Object.keys(VIDEOS) }) => {
  if (typeof value !== 'string') return 'not-text';
  return value === '' || accept.some((site) => VIDEOS[site]?.test(value)) ? null : 'bad-video';
};

const isReference: Check = (value) => {
  if (typeof value !== 'string') return isObject(value) ? null : 'bad-reference';
  return value === '' || /^\S+$/.test(value) ? null : 'bad-reference';
};

const CHECKS: Readonly<Record<string, Check>> = {
  text: isText,
  textarea: isText,
  html: isText,
  liquid: isText,
  color_background: isText,
  richtext: shaped(BLOCK_START, 'no-paragraph'),
  inline_richtext: (value) =>
    typeof value !== 'string' ? 'not-text' : /<(?:p|ul|ol|li|h[1-6]|div)[\s>]/i.test(value) ? 'has-paragraphs' : null,
  checkbox: (value) => (typeof value === 'boolean' ? null : 'not-checked'),
  number: isNumber,
  range: isInRange,
  select: isOption,
  radio: isOption,
  text_alignment: (value) => (value === 'left' || value === 'center' || value === 'right' ? null : 'not-an-option'),
  color: shaped(COLOR, 'bad-color'),
  url: shaped(URL_SHAPE, 'bad-url'),
  video_url: isVideo,
  product: HANDLE,
  collection: HANDLE,
  page: HANDLE,
  blog: HANDLE,
  article: shaped(/^[^\s/]+\/[^\s/]+$/, 'bad-reference'),
  link_list: HANDLE,
  metaobject: HANDLE,
  font_picker: shaped(/^[a-z0-9_-]+$/, 'bad-reference'),
  color_scheme: HANDLE,
  image_picker: isReference,
  video: isReference,
  product_list: isList(HANDLE),
  collection_list: isList(HANDLE),
  article_list: isList(shaped(/^[^\s/]+\/[^\s/]+$/, 'bad-reference')),
  metaobject_list: isList(HANDLE),
};

/** A setting connected to a field of the page's resource: `{{ product.title }}`. */
const isDynamic = (value: Json): boolean => typeof value === 'string' && /\{\{[\s\S]*\}\}/.test(value);

/** What a value of a setting has wrong; null: nothing, as where nothing is stored, or the type is not known here. */
export function valueProblem(setting: EditorSetting, value: Json | undefined): ValueProblem | null {
  if (value === undefined || value === null || isDynamic(value)) return null;
  return CHECKS[setting.type]?.(value, setting) ?? null;
}
