import { labelsOf } from './labels.ts';
import { freeKey, type NewKey, randomKey } from './new-key.ts';
import type { Addition, BlockNode, EditorTheme, Json, JsonObject } from './types.ts';

type Preset = NonNullable<EditorTheme['sections'][string]['presets']>[number];
type PresetBlocks = Preset['blocks'];

interface Context {
  /** Texts of a preset may be `t:` keys: they become texts in the shop's own language. */
  translate(text: string): string;
  newKey: NewKey;
}

const translated = (settings: JsonObject | undefined, { translate }: Context): JsonObject =>
  Object.fromEntries(
    Object.entries(settings ?? {}).map(([id, value]): [string, Json] => [
      id,
      typeof value === 'string' && value.startsWith('t:') ? translate(value) : value,
    ]),
  );

function blocksFrom(given: PresetBlocks, order: string[] | undefined, context: Context) {
  const listed = Array.isArray(given)
    ? given.map((block) => [block.id, block] as const)
    : Object.entries(given ?? {}).map(([key, block]) => [key, block] as const);
  const blocks: Record<string, BlockNode> = {};
  for (const [id, block] of listed) {
    const key = id ?? freeKey(block.type, blocks, context.newKey);
    blocks[key] = {
      type: block.type,
      ...(block.name !== undefined && { name: block.name }),
      ...(block.static && { static: true }),
      settings: translated(block.settings, context),
      ...(block.blocks && blocksFrom(block.blocks, block.block_order, context)),
    };
  }
  const movable = Object.keys(blocks).filter((key) => !blocks[key]?.static);
  return { blocks, block_order: order?.filter((key) => movable.includes(key)) ?? movable };
}

/** The data of a section or block as it is when it has just been added: its preset, or nothing where its defaults count. */
export function instantiate(theme: EditorTheme, addition: Addition, newKey: NewKey = randomKey): BlockNode {
  const { type, preset: index } = addition;
  const schema = addition.id.startsWith('@') ? theme.blocks[type] : index === null ? undefined : theme.sections[type];
  const preset = index === null ? undefined : schema?.presets?.[index];
  const language = theme.shop.languages.find(({ isPrimary }) => isPrimary)?.isoCode ?? '';
  const context = { translate: labelsOf(theme, language), newKey };
  return {
    type,
    settings: translated(preset?.settings, context),
    ...(preset?.blocks && blocksFrom(preset.blocks, preset.block_order, context)),
  };
}
