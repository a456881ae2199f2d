import { SETTINGS_PATH } from '@vitrine/contract/editor/theme.ts';
import { blocksOf } from './address.ts';
import { isObject, sectionAt, sectionsIn } from './stored.ts';
import type { BlockNode, EditorTheme, Files, Json, JsonObject, NodeAddress, Refused, SectionNode } from './types.ts';

export const refused = (key: Refused['key']): Refused => ({ ok: false, key });

/** An object without some of its entries. */
export function withoutKeys<T>(object: { readonly [key: string]: T }, ...keys: readonly string[]): Record<string, T> {
  return Object.fromEntries(Object.entries(object).filter(([key]) => !keys.includes(key)));
}

/** A list with an item put in before the one at `index`, or at the end. */
export function insertedAt<T>(list: readonly T[], index: number, item: T): T[] {
  const at = Math.min(Math.max(index, 0), list.length);
  return [...list.slice(0, at), item, ...list.slice(at)];
}

/** Files with an entry of the theme's settings set; undefined takes it away. */
export function withThemeValue(files: Files, id: string, value: Json | undefined): Files {
  const file = files[SETTINGS_PATH];
  const content = isObject(file) ? file : {};
  const current = isObject(content.current) ? content.current : {};
  const next = value === undefined ? withoutKeys(current, id) : { ...current, [id]: value };
  return { ...files, [SETTINGS_PATH]: { ...content, current: next } };
}

/** Files with other sections, and another order, in a template or group; of the settings there is no order. */
export function withSections(files: Files, path: string, sections: JsonObject, order?: readonly string[]): Files {
  if (path === SETTINGS_PATH) return withThemeValue(files, 'sections', sections);
  const list = sectionsIn(files, path);
  return { ...files, [path]: { ...list?.file, sections, order: order ?? list?.order ?? [] } };
}

/** Files with a section in place of the one at its key; its place in the order stays. */
function withSection(files: Files, path: string, key: string, section: JsonObject): Files {
  return withSections(files, path, { ...sectionsIn(files, path)?.sections, [key]: section });
}

type AnyNode = SectionNode | BlockNode;

function withBlock(
  node: AnyNode,
  keys: readonly string[],
  change: (node: AnyNode) => JsonObject,
): JsonObject | undefined {
  const [key, ...rest] = keys;
  if (key === undefined) return change(node);
  const block = node.blocks?.[key];
  const changed = block && withBlock(block, rest, change);
  return changed && { ...node, blocks: { ...node.blocks, [key]: changed } };
}

/** What is changed at a node: some of its entries; undefined takes an entry away. */
export type NodePatch = Readonly<Record<string, Json | undefined>>;

function patched(node: AnyNode, patch: NodePatch): JsonObject {
  const entries: Record<string, Json> = {};
  for (const [key, value] of Object.entries({ ...node, ...patch })) if (value !== undefined) entries[key] = value;
  return entries;
}

/**
 * Files with a section or block changed. A static section without saved data is saved with its defaults first. Undefined where the node is
 * not there.
 */
export function withNode(
  theme: EditorTheme,
  files: Files,
  address: NodeAddress,
  change: (node: AnyNode) => NodePatch,
): Files | undefined {
  const section = sectionAt(theme, files, address.path, address.key);
  const changed = section && withBlock(section, blocksOf(address), (node) => patched(node, change(node)));
  return changed && withSection(files, address.path, address.key, changed);
}
