import { SETTINGS_PATH } from '@vitrine/contract/editor/theme.ts';
import { blocksOf, childAddress, isBlockAddress, lastKey, parentOf } from './address.ts';
import { blockRefusal, DEEPEST_BLOCK } from './block-types.ts';
import { copyOf } from './copy-of.ts';
import { insertedAt, refused, withNode, withoutKeys, withSections, withThemeValue } from './edit.ts';
import { instantiate } from './instantiate.ts';
import { freeKey, type NewKey, randomKey } from './new-key.ts';
import { findNode, themeValues } from './nodes.ts';
import { isSame } from './same.ts';
import { sectionRefusal } from './section-places.ts';
import { blockKeys, sectionsIn } from './stored.ts';
import {
  type Addition,
  type Changed,
  type EditorTheme,
  type Files,
  type Json,
  type NodeAddress,
  type SectionAddress,
  THEME_SETTINGS,
} from './types.ts';

export { makeTemplate, removeTemplate } from './templates.ts';

const changed = (files: Files | undefined): Changed => (files ? { ok: true, files } : refused('unknown'));

/** Sets a setting; undefined: back to its default. The same files where nothing differs. */
export function setSetting(
  theme: EditorTheme,
  files: Files,
  address: NodeAddress | typeof THEME_SETTINGS,
  id: string,
  value: Json | undefined,
): Changed {
  if (address === THEME_SETTINGS)
    return changed(isSame(themeValues(files)[id], value) ? files : withThemeValue(files, id, value));
  const found = findNode(theme, files, address);
  if (!found) return refused('unknown');
  if (isSame(found.node.settings?.[id], value)) return changed(files);
  return changed(
    withNode(theme, files, address, ({ settings = {} }) => ({
      settings: value === undefined ? withoutKeys(settings, id) : { ...settings, [id]: value },
    })),
  );
}

/** Hides a section or block, or shows it. Static sections are always shown. */
export function setHidden(theme: EditorTheme, files: Files, address: NodeAddress, isHidden: boolean): Changed {
  if (address.path === SETTINGS_PATH && !isBlockAddress(address)) return refused('static');
  return changed(withNode(theme, files, address, () => ({ disabled: isHidden || undefined })));
}

/** Names a section or block in the tree; an empty name is its type's again. */
export function rename(theme: EditorTheme, files: Files, address: NodeAddress, name: string): Changed {
  return changed(withNode(theme, files, address, () => ({ name: name.trim() || undefined })));
}

/** Sets the CSS of a section, a line for each entry as the platform stores it. */
export function setCustomCss(theme: EditorTheme, files: Files, address: SectionAddress, css: string): Changed {
  const section = { path: address.path, key: address.key };
  return changed(withNode(theme, files, section, () => ({ custom_css: css.trim() ? css.split('\n') : undefined })));
}

/** Adds a section to a template or group, before the one at `at`. Refuses what does not belong there, and too many. */
export function addSection(
  theme: EditorTheme,
  files: Files,
  path: string,
  addition: Addition,
  at: number,
  newKey: NewKey = randomKey,
): Changed<{ address: SectionAddress }> {
  const list = sectionsIn(files, path);
  const refusal = sectionRefusal(theme, files, path, addition.type);
  if (!list || refusal) return refused(refusal ?? 'unknown');
  const key = freeKey(addition.type, list.sections, newKey);
  const sections = { ...list.sections, [key]: instantiate(theme, files, addition, null, newKey) };
  return {
    ok: true,
    files: withSections(files, path, sections, insertedAt(list.order, at, key)),
    address: { path, key },
  };
}

/** Adds a block to a section or block, before the one at `at` of those that are not static. */
export function addBlock(
  theme: EditorTheme,
  files: Files,
  parent: NodeAddress,
  addition: Addition,
  at: number,
  newKey: NewKey = randomKey,
): Changed<{ address: NodeAddress }> {
  const found = findNode(theme, files, parent);
  if (!found) return refused('unknown');
  if (blocksOf(parent).length >= DEEPEST_BLOCK) return refused('too-deep');
  const refusal = blockRefusal(theme, found.schema, found.node, addition.type);
  if (refusal) return refused(refusal);
  const key = freeKey(addition.type, found.node.blocks ?? {}, newKey);
  const block = instantiate(theme, files, addition, parent, newKey);
  const next = withNode(theme, files, parent, (node) => ({
    blocks: { ...node.blocks, [key]: block },
    block_order: insertedAt(blockKeys(node), at, key),
  }));
  return next ? { ok: true, files: next, address: childAddress(parent, key) } : refused('unknown');
}

/** Removes a section or block with all in it. What is static stays. */
export function remove(theme: EditorTheme, files: Files, address: NodeAddress): Changed {
  const found = findNode(theme, files, address);
  if (!found) return refused('unknown');
  if (isBlockAddress(address)) {
    if (found.node.static === true) return refused('static');
    const key = lastKey(address);
    return changed(
      withNode(theme, files, parentOf(address), (node) => ({
        blocks: withoutKeys(node.blocks ?? {}, key),
        block_order: blockKeys(node).filter((other) => other !== key),
      })),
    );
  }
  const list = sectionsIn(files, address.path);
  if (!list || address.path === SETTINGS_PATH) return refused('static');
  const order = list.order.filter((key) => key !== address.key);
  return changed(withSections(files, address.path, withoutKeys(list.sections, address.key), order));
}

/** Puts a copy of a section or block behind it. */
export function duplicate(
  theme: EditorTheme,
  files: Files,
  address: NodeAddress,
  newKey: NewKey = randomKey,
): Changed<{ address: NodeAddress }> {
  const found = findNode(theme, files, address);
  if (!found) return refused('unknown');
  const { node } = found;
  const copy = copyOf(node, newKey);
  if (isBlockAddress(address)) {
    const parent = parentOf(address);
    const into = findNode(theme, files, parent);
    if (node.static === true || !into) return refused('static');
    const refusal = blockRefusal(theme, into.schema, into.node, node.type);
    if (refusal) return refused(refusal);
    const key = freeKey(node.type, into.node.blocks ?? {}, newKey);
    const next = withNode(theme, files, parent, ({ blocks }) => ({
      blocks: { ...blocks, [key]: copy },
      block_order: insertedAt(blockKeys(into.node), blockKeys(into.node).indexOf(lastKey(address)) + 1, key),
    }));
    return next ? { ok: true, files: next, address: childAddress(parent, key) } : refused('unknown');
  }
  const list = sectionsIn(files, address.path);
  if (!list || address.path === SETTINGS_PATH) return refused('static');
  const refusal = sectionRefusal(theme, files, address.path, node.type);
  if (refusal) return refused(refusal);
  const key = freeKey(node.type, list.sections, newKey);
  const order = insertedAt(list.order, list.order.indexOf(address.key) + 1, key);
  return {
    ok: true,
    files: withSections(files, address.path, { ...list.sections, [key]: copy }, order),
    address: { path: address.path, key },
  };
}
