import type { SettingDefinition } from './formats.ts';
import type { Problem } from './problem.ts';

/** Types of settings that have a value here, and the two that have none (docs/platform.md: settings). */
export const SETTING_TYPES: ReadonlySet<string> = new Set([
  ...['article', 'article_list', 'blog', 'checkbox', 'collection', 'collection_list', 'color', 'color_background'],
  ...['color_scheme', 'color_scheme_group', 'font_picker', 'header', 'html', 'image_picker', 'inline_richtext'],
  ...['link_list', 'liquid', 'metaobject', 'metaobject_list', 'number', 'page', 'paragraph', 'product'],
  ...['product_list', 'radio', 'range', 'richtext', 'select', 'text', 'text_alignment', 'textarea', 'url', 'video'],
  'video_url',
]);

/** Settings of types that are not known here: Liquid sees what is stored, as it is. */
export function unknownTypes(file: string, text: string, settings: readonly SettingDefinition[]): Problem[] {
  return settings
    .filter(({ type }) => !SETTING_TYPES.has(type))
    .map(({ type, id = '' }) => ({
      file,
      line: lineOf(text, id),
      message: `setting "${id}" has the type "${type}", which is not known here; its value is passed on as it is stored`,
    }));
}

/** The line, from 1, that names a setting in the text of its schema. */
function lineOf(text: string, id: string): number | null {
  const at = new RegExp(`"id"\\s*:\\s*"${id.replace(/[^\w-]/g, '\\$&')}"`).exec(text)?.index;
  return at === undefined ? null : text.slice(0, at).split('\n').length;
}
