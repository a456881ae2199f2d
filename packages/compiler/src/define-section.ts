import type { ComponentType } from 'react';
import type { z } from 'zod';
import type { Globals } from './platform/objects.ts';
import type { Settings, SettingValues } from './settings.ts';

/** A kind of block the merchant can add to a section. */
export interface BlockDefinition<S extends Settings = Settings> {
  name: string;
  settings: S;
  limit?: number;
}

/** A block's name in the editor and its settings (docs/platform.md: sections). */
export const block = <S extends Settings>(definition: {
  name: string;
  settings?: S;
  limit?: number;
}): BlockDefinition<S> => ({
  ...definition,
  settings: definition.settings ?? ({} as S),
});

export type Blocks = Record<string, BlockDefinition>;

/** A block of the section, of any of its kinds: `blocks(section, {…})` tells them apart. */
export type BlockObject<B extends Blocks> = {
  [K in keyof B & string]: {
    id: string;
    type: K;
    settings: SettingValues<B[K]['settings']>;
    shopify_attributes: string;
  };
}[keyof B & string];

export interface SectionObject<S extends Settings, B extends Blocks> {
  id: string;
  settings: SettingValues<S>;
  blocks: BlockObject<B>[];
  /** Position on the page from 1; null in the editor and when the section is rendered alone. */
  index: number | null;
  index0: number | null;
  location: string;
}

/** The argument of `data`: the section and the platform's globals. */
export type DataContext<S extends Settings, B extends Blocks> = Globals & { section: SectionObject<S, B> };

export interface Preset {
  name: string;
  category?: string;
  settings?: Record<string, unknown>;
  blocks?: { type: string; settings?: Record<string, unknown> }[];
}

/** Where the editor offers the section: template names and group names, `*` for all. */
export interface Placement {
  templates?: readonly string[];
  groups?: readonly string[];
}

export type ServerMarkup = 'liquid' | 'client' | 'none';
export type Hydrate = 'load' | 'idle' | 'visible' | 'interaction' | 'never';

export interface SectionDefinition<S extends Settings, B extends Blocks, P extends z.ZodType> {
  /** Shown in the editor, at most 25 characters, or a `t:` key of `locales/*.schema.json`. */
  name: string;
  /** Shape of the payload: what `data` returns and the view takes. */
  props: P;
  settings?: S;
  blocks?: B;
  maxBlocks?: number;
  presets?: Preset[];
  /** Default values of a section that the layout renders. */
  default?: Omit<Preset, 'name' | 'category'>;
  /** Element around the section: `section`, `div`, `header` … The platform's default is `div`. */
  tag?: 'article' | 'aside' | 'div' | 'footer' | 'header' | 'section';
  class?: string;
  limit?: 1 | 2;
  enabledOn?: Placement;
  disabledOn?: Placement;
  /** What prints the server markup: `liquid` (default), `client` (Liquid prints `skeleton`), or `none` (payload only). */
  serverMarkup?: ServerMarkup;
  /** When the view hydrates; `visible` by default. `never` prints no payload and ships no code. */
  hydrate?: Hydrate;
  /** `id` of the `<script type="application/json">` that holds the payload. */
  elementId?: string;
  data: (context: DataContext<S, B>) => z.input<P>;
  view?: ComponentType<z.output<P>>;
  /** What Liquid prints until the view has rendered (`serverMarkup: 'client'`); same size as the view, same props. */
  skeleton?: ComponentType<z.output<P>>;
}

/** A section with any props, as the compiler takes it. */
export interface Section {
  name: string;
  props: z.ZodType;
  settings: Settings;
  blocks: Blocks;
  maxBlocks: number | undefined;
  presets: Preset[];
  default: Omit<Preset, 'name' | 'category'> | undefined;
  tag: string | undefined;
  class: string | undefined;
  limit: number | undefined;
  enabledOn: Placement | undefined;
  disabledOn: Placement | undefined;
  serverMarkup: ServerMarkup;
  hydrate: Hydrate;
  elementId: string | undefined;
  data: (context: object) => unknown;
  view: ComponentType<object> | undefined;
  skeleton: ComponentType<object> | undefined;
}

/**
 * A section of the theme: its settings, the data for its view, and the view. Make it the default export of
 * `{name}.section.tsx`, and import the view from a file of its own, which is what the browser loads.
 */
export function defineSection<
  P extends z.ZodType,
  S extends Settings = Record<never, never>,
  B extends Blocks = Record<never, never>,
>(definition: SectionDefinition<S, B, P>): Section {
  return {
    name: definition.name,
    props: definition.props,
    settings: definition.settings ?? {},
    blocks: definition.blocks ?? {},
    maxBlocks: definition.maxBlocks,
    presets: definition.presets ?? [],
    default: definition.default,
    tag: definition.tag,
    class: definition.class,
    limit: definition.limit,
    enabledOn: definition.enabledOn,
    disabledOn: definition.disabledOn,
    serverMarkup: definition.serverMarkup ?? 'liquid',
    hydrate: definition.hydrate ?? 'visible',
    elementId: definition.elementId,
    // The functions get expressions at build and parsed payloads in the browser, so their argument types are not used further.
    data: definition.data as (context: object) => unknown,
    view: definition.view as ComponentType<object> | undefined,
    skeleton: definition.skeleton as ComponentType<object> | undefined,
  };
}
