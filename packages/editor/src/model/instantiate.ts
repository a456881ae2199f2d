import { instantiate as instantiatePreset, type PresetNode } from '@vitrine/contract/editor/instantiate.ts';
import { blockType } from './block-types.ts';
import { labelsOf } from './labels.ts';
import { freeKey, type NewKey, randomKey } from './new-key.ts';
import { effectiveValues, findNode } from './nodes.ts';
import type { Addition, EditorTheme, Files, NodeAddress } from './types.ts';

/**
 * The data of a section or block when it has just been added: its preset, with samples of the shop for what would be empty. `parent`: the
 * section or block that takes the block; null for a section.
 */
export function instantiate(
  theme: EditorTheme,
  files: Files,
  { type, preset }: Pick<Addition, 'type' | 'preset'>,
  parent: NodeAddress | null,
  newKey: NewKey = randomKey,
): PresetNode {
  const language = theme.shop.languages.find(({ isPrimary }) => isPrimary)?.isoCode ?? '';
  const block = parent && blockType(theme, findNode(theme, files, parent)?.schema, type);
  const { settings, section } = effectiveValues(theme, files, parent);
  return instantiatePreset(
    {
      kind: parent ? 'block' : 'section',
      type,
      schema: block?.isLocal ? { settings: [...block.settings] } : parent ? theme.blocks[type] : theme.sections[type],
      preset,
    },
    {
      themeBlock: (name) => theme.blocks[name],
      samples: theme.samples,
      visible: { settings, ...(section && { section }) },
      translate: labelsOf(theme, language),
      newKey: (name, taken) => freeKey(name, taken, newKey),
    },
  );
}
