import { SETTINGS_PATH } from '@vitrine/contract/editor/theme.ts';
import type { BlockNode, EditorTheme, Files, Json, JsonObject, SectionNode } from './types.ts';

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: Json | undefined): value is string => typeof value === 'string';
const isOptional = (value: Json | undefined, check: (value: Json) => boolean) => value === undefined || check(value);
const isTexts = (value: Json): boolean => Array.isArray(value) && value.every(isText);

/** Objects are checked once: those that a change leaves alone stay the same. */
const checked = new WeakMap<object, boolean>();

/** Whether a value has the shape of a section or block, with all its blocks. */
function isNode(value: Json | undefined): value is SectionNode & BlockNode {
  if (!isObject(value)) return false;
  const known = checked.get(value);
  if (known !== undefined) return known;
  const { type, settings, blocks, block_order: order } = value;
  const answer =
    isText(type) &&
    isOptional(settings, isObject) &&
    isOptional(order, isTexts) &&
    isOptional(blocks, (map) => isObject(map) && Object.values(map).every(isNode));
  checked.set(value, answer);
  return answer;
}

export const isSection = (value: Json | undefined): value is SectionNode => isNode(value);
export const isBlock = (value: Json | undefined): value is BlockNode => isNode(value);

/** A template or a group; or the static sections, which have no order of their own. */
export interface SectionList {
  sections: JsonObject;
  /** Keys of the sections that are there, in order. */
  order: readonly string[];
  /** The whole file, or `current` of the settings. */
  file: JsonObject;
}

const lists = new WeakMap<object, SectionList | null>();

function read(path: string, content: JsonObject): SectionList | null {
  const file = path === SETTINGS_PATH ? content.current : content;
  if (!isObject(file)) return null;
  const sections = file.sections ?? {};
  if (!isObject(sections)) return null;
  const order = Array.isArray(file.order) ? file.order.filter(isText) : Object.keys(sections);
  return { sections, order: order.filter((key) => isSection(sections[key])), file };
}

/** The sections of a file; null where there is no such file, or it is none that has sections. */
export function sectionsIn(files: Files, path: string): SectionList | null {
  const content = files[path];
  if (!isObject(content)) return null;
  const known = lists.get(content);
  if (known !== undefined) return known;
  const list = read(path, content);
  lists.set(content, list);
  return list;
}

/** Blocks in order, without the static ones. */
export function blockKeys({ blocks = {}, block_order: order }: SectionNode | BlockNode): readonly string[] {
  return (order ?? Object.keys(blocks)).filter((key) => blocks[key] !== undefined && blocks[key].static !== true);
}

/** Keys of the static blocks that are saved. */
export function staticKeys({ blocks = {} }: SectionNode | BlockNode): readonly string[] {
  return Object.keys(blocks).filter((key) => blocks[key]?.static === true);
}

const defaults = new WeakMap<object, SectionNode>();

/** A static section that no one has changed: `default` of its schema, as the host reads it. Undefined where the theme has no such section. */
export function defaultSection(theme: EditorTheme, type: string): SectionNode | undefined {
  const schema = theme.sections[type];
  if (!schema) return undefined;
  const known = defaults.get(schema);
  if (known) return known;
  const { settings = {}, blocks = [] } = schema.default ?? {};
  const named: Record<string, BlockNode> = {};
  for (const [index, block] of blocks.entries())
    named[`${type}-${index}`] = { type: block.type, settings: block.settings ?? {} };
  const node: SectionNode = { type, settings, blocks: named, block_order: Object.keys(named) };
  defaults.set(schema, node);
  return node;
}

/** A section: of a template or group if it is there, a static one also by its defaults. */
export function sectionAt(theme: EditorTheme, files: Files, path: string, key: string): SectionNode | undefined {
  const node = sectionsIn(files, path)?.sections[key];
  if (isSection(node)) return node;
  return path === SETTINGS_PATH ? defaultSection(theme, key) : undefined;
}
