import { instantiate, type PresetNode } from '@vitrine/contract/editor/instantiate.ts';
import { schemaTexts } from '@vitrine/contract/editor/schema-text.ts';
import { withDefaults } from '@vitrine/contract/editor/setting-values.ts';
import type { JsonObject, Samples } from '@vitrine/contract/editor/theme.ts';
import type { Shop } from '../../shop/markets/types-shop.ts';
import { isJsonObject, jsonOf } from '../../theme/edits/json-value.ts';
import type { Theme } from '../../theme/load.ts';
import { editorSchema, editorSettings } from './editor-schema.ts';
import { schemaLabels } from './schema-labels.ts';

interface PresetSource {
  theme: Theme;
  shop: Shop;
  samples: Samples;
}

/**
 * A section as the editor adds it. `preset`: index in the presets of its schema; null: with the defaults of its settings. Null where the theme
 * has no such section, or the section no such preset.
 */
export function presetSection(
  { theme, shop, samples }: PresetSource,
  type: string,
  preset: number | null,
): PresetNode | null {
  const file = theme.sections.get(type);
  if (!file) return null;
  const schema = editorSchema(file.schema);
  if (preset !== null && schema.presets?.[preset] === undefined) return null;
  const language = shop.locales.find(({ primary }) => primary)?.isoCode ?? '';
  let count = 0;
  return instantiate(
    { kind: 'section', type, schema, preset },
    {
      themeBlock: (name) => {
        const block = theme.blocks.get(name);
        return block && editorSchema(block.schema);
      },
      samples,
      visible: { settings: themeValues(theme) },
      translate: schemaTexts(schemaLabels(theme.locales), language),
      newKey: (_type, taken) => {
        while (Object.hasOwn(taken, `block-${count}`)) count++;
        return `block-${count++}`;
      },
    },
  );
}

function themeValues({ config }: Theme): JsonObject {
  const stored = jsonOf(config.values);
  return withDefaults(editorSettings(config.definitions), isJsonObject(stored) ? stored : {});
}
