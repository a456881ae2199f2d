import { blockKeys } from './stored.ts';
import type { BlockNode, EditorSchema, EditorSetting, EditorTheme, SectionNode } from './types.ts';

/** Blocks inside blocks, and blocks of a section or block where its schema says nothing (docs/platform.md: theme blocks). */
export const DEEPEST_BLOCK = 8;
const MOST_BLOCKS = 50;

/** What a type of block is, at its place. */
export interface BlockType {
  /** Local blocks are described by the schema of the section they are in. */
  isLocal: boolean;
  name: string | undefined;
  settings: readonly EditorSetting[];
  /** Of a theme block: it may take blocks itself. */
  schema: EditorSchema | undefined;
  /** Most of this type in one parent. */
  limit: number;
}

const isApp = (type: string): boolean => type === '@app' || type.startsWith('shopify://apps');

const entryOf = (parent: EditorSchema | undefined, type: string) =>
  parent?.blocks?.find((entry) => entry.type === type);

/** A type of block where it is, whether or not its parent takes further ones: static blocks need no mention. Undefined: the theme has none such. */
export function blockType(theme: EditorTheme, parent: EditorSchema | undefined, type: string): BlockType | undefined {
  const entry = entryOf(parent, type);
  const schema = theme.blocks[type];
  const limit = entry?.limit ?? Number.POSITIVE_INFINITY;
  if (entry && (entry.settings || !schema))
    return { isLocal: true, name: entry.name, settings: entry.settings ?? [], schema: undefined, limit };
  return schema && { isLocal: false, name: schema.name, settings: schema.settings ?? [], schema, limit };
}

/** Whether a parent takes blocks of a type by its schema. */
export function accepts(theme: EditorTheme, parent: EditorSchema | undefined, type: string): boolean {
  if (isApp(type)) return false;
  if (entryOf(parent, type)) return true;
  const takesAll = parent?.blocks?.some((entry) => entry.type === '@theme') ?? false;
  return takesAll && theme.blocks[type] !== undefined && !type.startsWith('_');
}

/** Types of blocks that a parent takes, local ones and named ones first. */
export function acceptedTypes(theme: EditorTheme, parent: EditorSchema | undefined): readonly string[] {
  const listed = parent?.blocks?.map(({ type }) => type) ?? [];
  const all = listed.includes('@theme') ? Object.keys(theme.blocks) : [];
  return [...new Set([...listed, ...all])].filter((type) => type !== '@theme' && accepts(theme, parent, type));
}

/** Whether a schema takes blocks that a merchant can add; `@app` alone is none. */
export const takesBlocks = (schema: EditorSchema | undefined): boolean =>
  schema?.blocks?.some(({ type }) => !isApp(type)) ?? false;

/** Most blocks of a parent; static ones do not count. */
export const mostBlocks = (schema: EditorSchema | undefined): number => schema?.max_blocks ?? MOST_BLOCKS;

/** Why a parent takes no further block of a type; null: it does. */
export function blockRefusal(
  theme: EditorTheme,
  schema: EditorSchema | undefined,
  parent: SectionNode | BlockNode,
  type: string,
): 'not-here' | 'too-many-blocks' | 'type-limit' | null {
  if (!accepts(theme, schema, type)) return 'not-here';
  const keys = blockKeys(parent);
  if (keys.length >= mostBlocks(schema)) return 'too-many-blocks';
  const limit = blockType(theme, schema, type)?.limit ?? Number.POSITIVE_INFINITY;
  return keys.filter((key) => parent.blocks?.[key]?.type === type).length >= limit ? 'type-limit' : null;
}
