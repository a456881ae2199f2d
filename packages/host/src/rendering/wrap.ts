/** Elements around sections and blocks, as the platform prints them (docs/platform.md: section rendering, theme blocks, theme editor). */
import type { FileSchema } from '../theme/formats.ts';
import type { SectionInstance } from './section-instance.ts';

const SECTION_TAGS = new Set(['article', 'aside', 'div', 'footer', 'header', 'section']);

const attribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** For the theme editor alone; nothing outside of it. */
export function sectionAttributes(section: SectionInstance, designMode: boolean): string {
  if (!designMode) return '';
  const { id, type, disabled } = section;
  return `data-shopify-editor-section="${attribute(JSON.stringify({ id, type, disabled }))}"`;
}

export function blockAttributes(id: string, type: string, designMode: boolean): string {
  return designMode ? `data-shopify-editor-block="${attribute(JSON.stringify({ id, type }))}"` : '';
}

const joined = (...parts: (string | undefined)[]) => parts.filter((part) => part).join(' ');

function customCss(section: SectionInstance): string {
  const css = section.data.custom_css;
  const rules = (Array.isArray(css) ? css : css ? [css] : []).join('\n');
  return rules
    ? `<style data-shopify>#shopify-section-${section.id} {\n${rules.replaceAll('</', '<\\/')}\n}</style>`
    : '';
}

/** `<div id="shopify-section-{id}" class="shopify-section …">…</div>` */
export function wrapSection(
  section: SectionInstance,
  schema: FileSchema,
  content: string,
  designMode: boolean,
): string {
  const tag = schema.tag && SECTION_TAGS.has(schema.tag) ? schema.tag : 'div';
  const classes = joined(
    'shopify-section',
    section.group === null ? undefined : `shopify-section-group-${section.group}`,
    schema.class,
  );
  const editor = sectionAttributes(section, designMode);
  const open = joined(
    `<${tag} id="${attribute(`shopify-section-${section.id}`)}" class="${attribute(classes)}"`,
    editor,
  );
  return `${open}>${customCss(section)}${content}</${tag}>`;
}

/** A theme block in its element; `tag: null` means none, the block then prints `block.shopify_attributes` itself. */
export function wrapBlock(id: string, schema: FileSchema, attributes: string, content: string): string {
  if (schema.tag === null) return content;
  const tag = schema.tag && /^[a-z][\w-]*$/i.test(schema.tag) ? schema.tag : 'div';
  const open = joined(
    `<${tag} id="${attribute(`shopify-block-${id}`)}" class="${attribute(joined('shopify-block', schema.class))}"`,
    attributes,
  );
  return `${open}>${content}</${tag}>`;
}
