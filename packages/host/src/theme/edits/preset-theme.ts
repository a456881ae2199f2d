import type { JsonTemplate, SectionData } from '../formats.ts';
import type { Theme } from '../load.ts';

/** Key of the section in the templates of a `presetTheme`. */
const KEY = 'preset';

/**
 * A theme whose templates have one section alone, as a preset of it begins, and whose groups are empty: for small pictures of presets. Null
 * where the theme has no such section, or the section no such preset. Without a preset the section has the defaults of its settings.
 */
export function presetTheme(theme: Theme, type: string, preset: number | null): Theme | null {
  const file = theme.sections.get(type);
  if (!file) return null;
  const presets = Array.isArray(file.schema.presets) ? file.schema.presets : [];
  const chosen: unknown = preset === null ? {} : presets[preset];
  if (!isObject(chosen)) return null;
  const data: JsonTemplate = { sections: { [KEY]: sectionOf(type, chosen) }, order: [KEY] };
  const templates: Theme['templates'] = new Map(
    [...theme.templates].map(([name, { path }]) => [name, { kind: 'json', name, path, data: { ...data } }]),
  );
  const groups = new Map([...theme.groups].map(([name, group]) => [name, { ...group, sections: {}, order: [] }]));
  return { ...theme, templates, groups };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const sectionOf = (type: string, preset: Readonly<Record<string, unknown>>): SectionData => ({
  type,
  ...partsOf(preset),
});

/** Settings and blocks of a preset, whose blocks are an array, or an object with an order. */
function partsOf({
  settings,
  blocks,
  block_order: order,
}: Readonly<Record<string, unknown>>): Omit<SectionData, 'type'> {
  const listed = Array.isArray(blocks)
    ? blocks.map((block: unknown, index): [string, unknown] => [keyOf(block) ?? `block-${index}`, block])
    : Object.entries(isObject(blocks) ? blocks : {});
  const made = listed.flatMap(([key, block]): [string, NonNullable<SectionData['blocks']>[string]][] =>
    isObject(block) && typeof block.type === 'string'
      ? [[key, { ...(block.static === true ? { static: true } : {}), type: block.type, ...partsOf(block) }]]
      : [],
  );
  const keys = made.filter(([, block]) => !block.static).map(([key]) => key);
  return {
    settings: isObject(settings) ? settings : {},
    blocks: Object.fromEntries(made),
    block_order: Array.isArray(order) ? order.filter((key) => typeof key === 'string' && keys.includes(key)) : keys,
  };
}

/** A static block is found by its id. */
const keyOf = (block: unknown): string | undefined =>
  isObject(block) && block.static === true && typeof block.id === 'string' ? block.id : undefined;
