import { fillSamples, type TakenSamples } from './fill-samples.ts';
import { withDefaults } from './setting-values.ts';
import type { EditorSchema, EditorSetting, Json, JsonObject, PresetBlock, Samples } from './theme.ts';
import type { VisibleContext } from './visible.ts';

/** A section or block as it is when it has just been added. */
export type PresetNode = JsonObject & {
  readonly type: string;
  readonly name?: string;
  readonly static?: boolean;
  readonly settings: JsonObject;
  readonly blocks?: { readonly [key: string]: PresetNode };
  /** Keys of the blocks that are not static. */
  readonly block_order?: string[];
};

/** What is added. */
export interface NewNode {
  kind: 'section' | 'block';
  type: string;
  /** Of the section or theme block; a local block has its settings alone. Undefined: the theme has no such type. */
  schema: EditorSchema | undefined;
  /** Index in the schema's presets; null: without one, with the defaults of its settings. */
  preset: number | null;
}

/** The theme and shop in which it is added. */
export interface PresetContext {
  /** Schema of a theme block; undefined where the theme has none of the type. */
  themeBlock(type: string): EditorSchema | undefined;
  samples: Samples;
  /** Values of the theme's settings, and of the section that a block is added to, with their defaults. */
  visible: VisibleContext;
  /** Texts of a preset may be `t:` keys: they become texts in the shop's own language. */
  translate(text: string): string;
  /** A key that is not in `taken`, for a block that has none. */
  newKey(type: string, taken: object): string;
}

type Context = PresetContext & { taken: TakenSamples };

/**
 * A section or block as a preset begins, with samples of the shop for what would be empty. The host's picture of a preset and the editor's
 * addition are both made by this, so that what is added is what its picture shows.
 */
export function instantiate({ kind, type, schema, preset: index }: NewNode, context: PresetContext): PresetNode {
  const { settings, blocks, block_order } = (index === null ? undefined : schema?.presets?.[index]) ?? {};
  return nodeOf(
    { kind, type, schema, definitions: schema?.settings ?? [], settings, blocks, block_order },
    {
      ...context,
      taken: new Map(),
    },
  );
}

/** A preset's section or block with what describes it. */
interface Described {
  kind: 'section' | 'block';
  type: string;
  schema: EditorSchema | undefined;
  definitions: readonly EditorSetting[];
  name?: string | undefined;
  static?: boolean | undefined;
  settings?: JsonObject | undefined;
  blocks?: PresetBlock['blocks'];
  block_order?: string[] | undefined;
}

function nodeOf({ kind, type, schema, definitions, blocks, block_order: order, ...node }: Described, context: Context) {
  const values = translated(node.settings ?? {}, context);
  const settings = fillSamples({ kind, settings: definitions, values }, context);
  const visible = { ...context.visible, [kind]: withDefaults(definitions, settings) };
  const made: PresetNode = {
    type,
    ...(node.name !== undefined && { name: node.name }),
    ...(node.static === true && { static: true }),
    settings,
    ...(blocks && blocksOf(blocks, order, schema, { ...context, visible })),
  };
  return made;
}

function blocksOf(
  given: NonNullable<PresetBlock['blocks']>,
  order: string[] | undefined,
  parent: EditorSchema | undefined,
  context: Context,
) {
  const listed = Array.isArray(given) ? given.map((block) => [block.id, block] as const) : Object.entries(given);
  const blocks: Record<string, PresetNode> = {};
  for (const [id, block] of listed) {
    const { type, name, settings, blocks: inner, block_order } = block;
    const key = id ?? context.newKey(type, blocks);
    const described = descriptionOf(type, parent, context);
    blocks[key] = nodeOf(
      { kind: 'block', type, ...described, name, static: block.static, settings, blocks: inner, block_order },
      context,
    );
  }
  const movable = Object.keys(blocks).filter((key) => blocks[key]?.static !== true);
  return { blocks, block_order: order?.filter((key) => movable.includes(key)) ?? movable };
}

/** A local block is described by its parent's schema, a theme block by its own. */
function descriptionOf(type: string, parent: EditorSchema | undefined, { themeBlock }: Context) {
  const local = parent?.blocks?.find((entry) => entry.type === type);
  const schema = local?.settings ? undefined : themeBlock(type);
  return { schema, definitions: local?.settings ?? schema?.settings ?? [] };
}

const translated = (settings: JsonObject, { translate }: Context): JsonObject =>
  Object.fromEntries(
    Object.entries(settings).map(([id, value]): [string, Json] => [
      id,
      typeof value === 'string' && value.startsWith('t:') ? translate(value) : value,
    ]),
  );
