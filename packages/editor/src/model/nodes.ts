import { withDefaults } from '@vitrine/contract/editor/setting-values.ts';
import { SETTINGS_PATH } from '@vitrine/contract/editor/theme.ts';
import type { VisibleContext } from '@vitrine/contract/editor/visible.ts';
import { blocksOf, isBlockAddress } from './address.ts';
import { type BlockType, blockType } from './block-types.ts';
import { isObject, sectionAt } from './stored.ts';
import type {
  BlockNode,
  EditedNode,
  EditorSchema,
  EditorSetting,
  EditorTheme,
  Files,
  JsonObject,
  NodeAddress,
  SectionNode,
} from './types.ts';

interface Found {
  node: SectionNode | BlockNode;
  schema: EditorSchema | undefined;
  settings: readonly EditorSetting[];
  /** Undefined for sections, and for types that the theme does not have. */
  blockType?: BlockType;
}

/** A section or block with the schema of its place; undefined where it is not there. */
export function findNode(theme: EditorTheme, files: Files, address: NodeAddress): Found | undefined {
  const section = sectionAt(theme, files, address.path, address.key);
  if (!section) return undefined;
  const schema = theme.sections[section.type];
  let found: Found = { node: section, schema, settings: schema?.settings ?? [] };
  for (const key of blocksOf(address)) {
    const node = found.node.blocks?.[key];
    if (!node) return undefined;
    const type = blockType(theme, found.schema, node.type);
    found = { node, schema: type?.schema, settings: type?.settings ?? [], blockType: type };
  }
  return found;
}

/** A section or block as the settings panel edits it; null where it is not there. The schema of a local block is made of its section's entry. */
export function editedNode(theme: EditorTheme, files: Files, address: NodeAddress): EditedNode | null {
  const found = findNode(theme, files, address);
  if (!found) return null;
  const { node, settings, blockType: type } = found;
  const schema = type?.isLocal ? { name: type.name, settings: [...settings] } : found.schema;
  return { address, node, schema, settings };
}

/** The theme's settings as they are stored, without the static sections. */
export function themeValues(files: Files): JsonObject {
  const file = files[SETTINGS_PATH];
  const current = isObject(file) ? file.current : undefined;
  if (!isObject(current)) return {};
  const { sections: _, ...values } = current;
  return values;
}

/** The values that the conditions of settings are about; null: those of the theme's settings alone. */
export function effectiveValues(theme: EditorTheme, files: Files, address: NodeAddress | null): VisibleContext {
  const settings = withDefaults(
    theme.settings.flatMap((group) => group.settings),
    themeValues(files),
  );
  if (!address) return { settings };
  const valuesOf = (at: NodeAddress) => {
    const found = findNode(theme, files, at);
    return withDefaults(found?.settings ?? [], found?.node.settings);
  };
  const section = valuesOf({ path: address.path, key: address.key });
  return isBlockAddress(address) ? { settings, section, block: valuesOf(address) } : { settings, section };
}
