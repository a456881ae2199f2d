import type {
  EditorFiles,
  EditorSchema,
  EditorSetting,
  EditorTheme,
  Json,
  JsonObject,
} from '@vitrine/contract/editor/theme.ts';

interface BlockParts {
  readonly type: string;
  /** As the merchant, or a preset, named it. */
  readonly name?: string;
  readonly disabled?: boolean;
  readonly static?: boolean;
  readonly settings?: JsonObject;
  readonly blocks?: { readonly [key: string]: BlockNode };
  /** Keys of the blocks that are not static. */
  readonly block_order?: readonly string[];
}

/** A block as the files have it: the contract's `BlockNode`, as Json that is never written to. */
export type BlockNode = JsonObject & BlockParts;

/** A section as the files have it. */
export type SectionNode = JsonObject &
  Omit<BlockParts, 'static'> & { readonly custom_css?: string | readonly string[] };

/** A section in a file: of a template, of a group, or a static one in `config/settings_data.json`. */
export interface SectionAddress {
  path: string;
  key: string;
}

/** A block: the keys from the section's own block down to it. */
export interface BlockAddress extends SectionAddress {
  blocks: readonly [string, ...string[]];
}

export type NodeAddress = SectionAddress | BlockAddress;

/** The theme's own settings. */
export const THEME_SETTINGS = 'theme-settings';

/** What the settings panel shows. */
export type Selection = NodeAddress | typeof THEME_SETTINGS | null;

/** One state of all files. Immutable: what a change leaves alone stays the same object. */
export type Files = EditorFiles;

/** A part of the theme that the merchant edits, with its schema. */
export interface EditedNode {
  address: NodeAddress;
  node: SectionNode | BlockNode;
  /** Undefined where the theme has no such type any more. */
  schema: EditorSchema | undefined;
  /** Of its place: a local block's settings are those of the section's schema. */
  settings: readonly EditorSetting[];
}

/** One line of the tree. */
export interface TreeItem {
  /** Unique on the page, the same as long as the node is there: `templates/index.json#hero/row-1`; of an area `area:templates/index.json`. */
  id: string;
  kind: 'area' | 'section' | 'block';
  /** An area has none. */
  address: NodeAddress | null;
  /** The merchant's own name; else the first non-empty text of the settings `heading`, `title` and `text` without tags; else the name. */
  title: string;
  /** Name of its type in the editor's language; of an area: of the group, or of the template. */
  name: string;
  isHidden: boolean;
  /** What the host reported of it: an unknown type, a Liquid error. */
  problem?: string;
  /** Static sections and blocks stay where they are. */
  isStatic: boolean;
  canRemove: boolean;
  /** The area (a file), section or block takes a further section or block. */
  canAdd: boolean;
  children: readonly TreeItem[];
}

/** A section or block that can be added somewhere: one preset. */
export interface Addition {
  /** `hero:0` is a section's preset, `@text:0` a theme block's, `quote` a local block. */
  id: string;
  type: string;
  /** Index in the schema's presets; null: without one, with the defaults of its settings. */
  preset: number | null;
  name: string;
  category: string;
}

/** A change that was refused: a sentence in the editor's language for the merchant. */
export interface Refused {
  ok: false;
  key: RefusalKey;
}
export type RefusalKey =
  | 'too-many-sections'
  | 'too-many-blocks'
  | 'type-limit'
  | 'not-here'
  | 'too-deep'
  | 'static'
  | 'unknown'
  /** A template of that name is there. */
  | 'name-taken'
  /** A name of a template has small letters, digits, `-` and `_`. */
  | 'bad-name';

export type Changed<T = object> = ({ ok: true; files: Files } & T) | Refused;

export type { EditorSchema, EditorSetting, EditorTheme, Json, JsonObject };
