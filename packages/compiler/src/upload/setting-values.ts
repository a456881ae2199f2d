/** Whether a value fits its setting: of a default, a preset, a template, or `settings_data.json`. */
import { items, type Json, member, members, numberOf, shown, textOf } from './json.ts';
import { LIST, TYPED_LIQUID } from './limits.ts';
import { SETTING_TYPES } from './setting-types.ts';

export interface Setting {
  id: string;
  type: string;
  json: Json;
}

/** What a value may refer to besides its own setting. */
export interface Theme {
  /** Ids of the color schemes; undefined where the theme has no group of them. */
  schemes: ReadonlySet<string> | undefined;
}

/** Values whose texts the platform fills in on the page. */
const isDynamic = (text: string): boolean => /^\s*\{\{[\s\S]*\}\}\s*$/.test(text);

/** What is wrong with the value, as the rest of a sentence that begins with its name; undefined where it fits. */
export function misfit(setting: Setting, value: Json, theme: Theme): string | undefined {
  const { type, json } = setting;
  switch (type) {
    case 'checkbox':
      return value.kind === 'boolean' ? undefined : `is true or false, not ${shown(value)}`;
    case 'number':
      return value.kind === 'null' ? undefined : outside(json, value);
    case 'range':
      return outside(json, value) ?? offStep(json, value);
    case 'select':
    case 'radio': {
      const values = items(member(json, 'options')).map((option) => textOf(member(option, 'value')));
      const given = textOf(value);
      if (given !== undefined && (values.includes(given) || isDynamic(given))) return undefined;
      return `is one of ${values.map((v) => JSON.stringify(v)).join(', ')}, not ${shown(value)}`;
    }
    case 'article_list':
    case 'collection_list':
    case 'metaobject_list':
    case 'product_list':
      return listMisfit(json, value);
    case 'color_scheme_group':
      return schemesMisfit(json, value, theme);
    case 'color_palette':
      return value.kind === 'object' ? undefined : `is an object of colors, not ${shown(value)}`;
    default: {
      if (value.kind === 'null' && SETTING_TYPES[type]?.isResource) return undefined;
      const text = textOf(value);
      if (text === undefined) return `is a string, not ${shown(value)}`;
      return text === '' || isDynamic(text) ? undefined : textMisfit(setting, text, theme);
    }
  }
}

function outside(json: Json, value: Json): string | undefined {
  const given = numberOf(value);
  if (given === undefined) return `is a number, not ${shown(value)}`;
  const [min, max] = [numberOf(member(json, 'min')) ?? -Infinity, numberOf(member(json, 'max')) ?? Infinity];
  return given < min || given > max ? `lies between ${min} and ${max}, not at ${given}` : undefined;
}

export const isWhole = (count: number): boolean => Math.abs(count - Math.round(count)) < 1e-9;

function offStep(json: Json, value: Json): string | undefined {
  const [given, min] = [numberOf(value), numberOf(member(json, 'min'))];
  const step = numberOf(member(json, 'step')) ?? 1;
  if (given === undefined || min === undefined || !(step > 0) || isWhole((given - min) / step)) return undefined;
  const near = min + Math.round((given - min) / step) * step;
  return `lies on a step of ${step} from ${min}, as ${Number(near.toFixed(4))} does, not at ${given}`;
}

function listMisfit(json: Json, value: Json): string | undefined {
  if (value.kind === 'string') return value.value === '' || isDynamic(value.value) ? undefined : 'is a list of handles';
  if (value.kind !== 'array' || value.items.some((item) => item.kind !== 'string')) return 'is a list of handles';
  const most = Math.min(numberOf(member(json, 'limit')) ?? LIST, LIST);
  return value.items.length > most ? `has at most ${most} items, not ${value.items.length}` : undefined;
}

function schemesMisfit(json: Json, value: Json, theme: Theme): string | undefined {
  if (value.kind !== 'object' || value.members.size === 0) return 'has at least one color scheme';
  const definitions = settingsOf(member(json, 'definition'));
  for (const { key, value: scheme } of members(value)) {
    for (const { key: id, value: color } of members(member(scheme, 'settings'))) {
      const setting = definitions.get(id);
      const wrong = setting === undefined ? 'is no setting of the color schemes' : misfit(setting, color, theme);
      if (wrong !== undefined) return `has a scheme "${key}" whose "${id}" ${wrong}`;
    }
  }
  return undefined;
}

/** The settings of a list that have a value, by their ids. */
export function settingsOf(list: Json | undefined): Map<string, Setting> {
  const found = new Map<string, Setting>();
  for (const json of items(list)) {
    const [id, type] = [textOf(member(json, 'id')), textOf(member(json, 'type'))];
    if (id !== undefined && type !== undefined) found.set(id, { id, type, json });
  }
  return found;
}

const COLOR = /^(#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|(rgb|hsl)a?\([^()]*\)|transparent)$/i;

function textMisfit({ type, json }: Setting, text: string, { schemes }: Theme): string | undefined {
  switch (type) {
    case 'text_alignment':
      return ['left', 'center', 'right'].includes(text) ? undefined : `is left, center or right, not ${text}`;
    case 'color':
      return COLOR.test(text) ? undefined : `is a color like #1A1816, not ${text}`;
    case 'color_scheme':
      return schemes === undefined || schemes.has(text)
        ? undefined
        : `is one of the theme's color schemes (${[...schemes].join(', ')}), not ${text}`;
    case 'font_picker':
      return /^[a-z0-9_]+_[nio]\d$/.test(text) ? undefined : `is a font of the platform like assistant_n4, not ${text}`;
    case 'image_picker':
      return text.startsWith('shopify://shop_images/')
        ? undefined
        : `is a picture of the shop (shopify://shop_images/NAME), not ${text}`;
    case 'video':
      return text.startsWith('shopify://files/videos/')
        ? undefined
        : `is a video of the shop (shopify://files/videos/NAME), not ${text}`;
    case 'video_url':
      return /^https?:\/\/([\w-]+\.)*(youtube\.com|youtu\.be|vimeo\.com)\//.test(text) &&
        items(member(json, 'accept')).some((service) => text.includes((textOf(service) ?? '').slice(0, 5)))
        ? undefined
        : `is the address of a video on a service that \`accept\` names, not ${text}`;
    case 'url':
      return /^([a-z][a-z+.-]*:|\/|#|\?)/i.test(text)
        ? undefined
        : `is an address (https://…, /pages/…, shopify://…), not ${text}`;
    case 'liquid':
      return Buffer.byteLength(text) > TYPED_LIQUID ? `has at most ${TYPED_LIQUID} bytes` : undefined;
    case 'richtext':
      return richtextMisfit(text);
    case 'inline_richtext': {
      const odd = tags(text).find(({ name }) => !/^(a|b|strong|i|em|u|span)$/.test(name));
      return odd ? `has no <${odd.name}>: bold, italic and links are all it takes` : undefined;
    }
    default:
      return undefined;
  }
}

const tags = (html: string): { name: string; isEnd: boolean; index: number; length: number }[] =>
  [...html.matchAll(/<(\/?)([a-z][a-z0-9]*)[^>]*>/gi)].map((found) => ({
    name: (found[2] ?? '').toLowerCase(),
    isEnd: found[1] === '/',
    index: found.index,
    length: found[0].length,
  }));

/** Paragraphs, lists and headings, and all text within them. */
function richtextMisfit(html: string): string | undefined {
  let [depth, end] = [0, 0];
  for (const { name, isEnd, index, length } of [
    ...tags(html),
    { name: '', isEnd: false, index: html.length, length: 0 },
  ]) {
    if (depth === 0 && html.slice(end, index).trim() !== '')
      return 'has its text in paragraphs. Write <p>…</p> around it';
    end = index + length;
    if (name === '' || name === 'br') continue;
    if (depth === 0 && !/^(p|ul|ol|h[1-6])$/.test(name))
      return `begins with <p>, <ul>, <ol> or a heading, not with <${name}>`;
    if (!/^(p|ul|ol|li|h[1-6]|a|b|strong|i|em|u|span)$/.test(name)) return `takes no <${name}>`;
    depth += isEnd ? -1 : 1;
  }
  return depth === 0 ? undefined : 'has an element that is not closed';
}
