import { z } from 'zod';

/** Anything JSON can hold. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** An object of a theme file. */
export interface JsonObject {
  readonly [key: string]: Json;
}

/** What a file holds; readers leave it as it is. */
export const FileContent: z.ZodType<Json> = z.json();

/** The values of a section's, a block's or the theme's settings, by setting id. */
export const SettingValues = z.record(z.string(), z.json());
export type SettingValues = z.infer<typeof SettingValues>;

/** One input of a schema (docs/platform.md: settings). Labels may be `t:` keys of the theme's schema translations. */
export const EditorSetting = z.looseObject({
  type: z.string(),
  /** `header` and `paragraph` have none. */
  id: z.string().optional(),
  label: z.string().optional(),
  info: z.string().optional(),
  /** Text of `header` and `paragraph`. */
  content: z.string().optional(),
  placeholder: z.string().optional(),
  default: z.json().optional(),
  /** Of `select` and `radio`. */
  options: z
    .array(z.looseObject({ value: z.string(), label: z.string().optional(), group: z.string().optional() }))
    .optional()
    .catch(undefined),
  /** Of `range`; `limit` of lists. */
  min: z.number().optional(),
  max: z.number().optional(),
  step: z.number().optional(),
  unit: z.string().optional(),
  limit: z.number().optional(),
  /** Of `metaobject` and `metaobject_list`. */
  metaobject_type: z.string().optional(),
  /** Of `video_url`: `youtube`, `vimeo`. */
  accept: z.array(z.string()).optional(),
  /** A condition: `{{ section.settings.layout == 'grid' }}`. */
  visible_if: z.string().optional(),
  /** Of `color_scheme_group`: the settings that each scheme has, and which of them play which role. */
  get definition() {
    return z.array(EditorSetting).optional();
  },
  role: z.record(z.string(), z.json()).optional(),
});
export type EditorSetting = z.infer<typeof EditorSetting>;

/** A block as a preset or a default lists it: an array, or an object with an order. */
export const PresetBlock = z.looseObject({
  type: z.string(),
  /** Key of a static block, and of one in an object. */
  id: z.string().optional(),
  name: z.string().optional(),
  static: z.boolean().optional(),
  settings: SettingValues.optional(),
  get blocks() {
    return z.union([z.array(PresetBlock), z.record(z.string(), PresetBlock)]).optional();
  },
  block_order: z.array(z.string()).optional(),
});
export type PresetBlock = z.infer<typeof PresetBlock>;

export const Preset = z.looseObject({
  name: z.string(),
  category: z.string().optional(),
  settings: SettingValues.optional(),
  blocks: z.union([z.array(PresetBlock), z.record(z.string(), PresetBlock)]).optional(),
  block_order: z.array(z.string()).optional(),
});
export type Preset = z.infer<typeof Preset>;

/** Where a section may be: types of templates and types of groups; `*` is all of them. */
const Placement = z.looseObject({
  templates: z.array(z.string()).optional(),
  groups: z.array(z.string()).optional(),
});

/** The `{% schema %}` of a section or of a theme block. */
export const EditorSchema = z.looseObject({
  /** A label; absent or empty where the file has no schema: merchants cannot add such a section. */
  name: z.string().optional(),
  settings: z.array(EditorSetting).optional(),
  /**
   * Blocks it takes: local ones with settings of their own, theme blocks by type, `@theme` for all theme blocks whose file name does not
   * begin with `_`, and `@app`.
   */
  blocks: z
    .array(
      z.looseObject({
        type: z.string(),
        name: z.string().optional(),
        limit: z.number().optional(),
        settings: z.array(EditorSetting).optional(),
      }),
    )
    .optional(),
  /** Most blocks of the section or block; 50 where absent. */
  max_blocks: z.number().optional(),
  /** Most instances of a section in one template or group: 1 or 2. */
  limit: z.number().optional(),
  presets: z.array(Preset).optional().catch(undefined),
  /** Of a static section that the merchant has not changed. */
  default: z
    .looseObject({ settings: SettingValues.optional(), blocks: z.array(PresetBlock).optional() })
    .optional()
    .catch(undefined),
  enabled_on: Placement.optional(),
  disabled_on: Placement.optional(),
});
export type EditorSchema = z.infer<typeof EditorSchema>;

/** A block in a theme file. */
export const BlockNode = z.looseObject({
  type: z.string(),
  name: z.string().optional(),
  disabled: z.boolean().optional(),
  static: z.boolean().optional(),
  settings: SettingValues.optional(),
  get blocks() {
    return z.record(z.string(), BlockNode).optional();
  },
  block_order: z.array(z.string()).optional(),
});
export type BlockNode = z.infer<typeof BlockNode>;

/** A section in a theme file. */
export const SectionNode = z.looseObject({
  type: z.string(),
  name: z.string().optional(),
  disabled: z.boolean().optional(),
  settings: SettingValues.optional(),
  blocks: z.record(z.string(), BlockNode).optional(),
  block_order: z.array(z.string()).optional(),
  custom_css: z.union([z.string(), z.array(z.string())]).optional(),
});
export type SectionNode = z.infer<typeof SectionNode>;

/** `templates/*.json` and `sections/*.json`: sections with an order. */
export const SectionsFile = z.looseObject({
  /** Of a group: `header`, `footer`, `aside`, `custom.overlay`. */
  type: z.string().optional(),
  name: z.string().optional(),
  layout: z.union([z.string(), z.literal(false)]).optional(),
  wrapper: z.string().optional(),
  sections: z.record(z.string(), SectionNode),
  order: z.array(z.string()),
});
export type SectionsFile = z.infer<typeof SectionsFile>;

/**
 * `config/settings_data.json` as the editor works with it: `current` alone, as an object. Beside the theme's settings it has the static
 * sections under `sections`, by file name.
 */
export const SettingsFile = z.looseObject({
  current: z.looseObject({ sections: z.record(z.string(), SectionNode).optional() }),
});
export type SettingsFile = z.infer<typeof SettingsFile>;

/** Path of the theme's settings among the files. */
export const SETTINGS_PATH = 'config/settings_data.json';

/** Texts of a language by dotted key: `{"general.search": "Search"}`. */
export const Texts = z.record(z.string(), z.string());
export type Texts = z.infer<typeof Texts>;

/**
 * What the editor edits, by path:
 *
 * - `templates/*.json` and `sections/*.json`: a `SectionsFile`;
 * - `config/settings_data.json`: a `SettingsFile`;
 * - `locales/{iso}.json`: `Texts` that replace the theme's own, those alone;
 * - `translations/{iso}.json`: `Texts` by the text of a setting, as the merchant wrote it.
 *
 * In a change, null takes the merchant's version of a file away: the theme's own counts again, or the file is gone.
 */
export type EditorFiles = Readonly<Record<string, Json>>;

/** A place of a layout at which sections stand, in order. */
export const LayoutPart = z.discriminatedUnion('kind', [
  /** `{% sections 'header-group' %}` */
  z.object({ kind: z.literal('group'), name: z.string() }),
  /** `{{ content_for_layout }}` */
  z.object({ kind: z.literal('template') }),
  /** `{% section 'cart-drawer' %}` */
  z.object({ kind: z.literal('section'), name: z.string() }),
]);
export type LayoutPart = z.infer<typeof LayoutPart>;

export const EditorTemplate = z.object({
  /** `product`, `product.tall`, `customers/login`, `metaobject/look`. */
  name: z.string(),
  /** `templates/product.tall.json`. */
  path: z.string(),
  kind: z.enum(['json', 'liquid', 'broken']),
  /** Why it is broken: a sentence with file and line. */
  problem: z.string().optional(),
  /** Of a Liquid template: names of the sections that it prints. */
  sections: z.array(z.string()).optional(),
  /** A page that shows it, without the language's prefix: `/products/silk-dress?view=tall`. Null: the shop has none. */
  address: z.string().nullable(),
  /** Whether a merchant made it: it can be removed. */
  isMade: z.boolean(),
});
export type EditorTemplate = z.infer<typeof EditorTemplate>;

export const EditorLanguage = z.object({
  isoCode: z.string(),
  /** In that language: "Français". */
  name: z.string(),
  isPrimary: z.boolean(),
  /** Prefix of its paths: `/` or `/fr/`. */
  rootUrl: z.string(),
});
export type EditorLanguage = z.infer<typeof EditorLanguage>;

/**
 * Resources that a section shows when it has just been added, as settings store them, the best first: by type of setting (`product`,
 * `collection`, `blog`, `article`, `image_picker`), and of metaobjects by `metaobject:TYPE`. Settings of lists take the same ones.
 */
export const Samples = z.record(z.string(), z.array(z.string()));
export type Samples = z.infer<typeof Samples>;

/** `GET /editor/api/theme`: everything the editor needs to begin. */
export const EditorTheme = z.object({
  /** `theme_name` of the settings schema, or the folder's name. */
  name: z.string(),
  /** `theme_version`. */
  version: z.string(),
  /** Number of the last save; 0 where the merchant has saved nothing. */
  revision: z.number(),
  files: z.record(z.string(), FileContent),
  templates: z.array(EditorTemplate),
  /** By name of the layout; one that cannot be read is absent. */
  layouts: z.record(z.string(), z.array(LayoutPart)),
  sections: z.record(z.string(), EditorSchema),
  blocks: z.record(z.string(), EditorSchema),
  /** Groups of the theme's settings, `theme_info` left out. */
  settings: z.array(z.looseObject({ name: z.string(), settings: z.array(EditorSetting) })),
  /** Translations of `t:` labels, by language; the theme's default language first. */
  labels: z.array(z.object({ isoCode: z.string(), texts: Texts })),
  /** Faults of the theme: a sentence each, with file and line. */
  problems: z.array(z.string()),
  /** What the shop has to show in what is added. */
  samples: Samples,
  shop: z.object({
    name: z.string(),
    languages: z.array(EditorLanguage),
    /** Countries with their markets, the shop's own first. */
    markets: z.array(z.object({ name: z.string(), country: z.string(), currency: z.string() })),
  }),
});
export type EditorTheme = z.infer<typeof EditorTheme>;

/** `GET /editor/api/texts`: the theme's texts by language as they are without the merchant, its default language first. */
export const EditorTexts = z.array(z.object({ isoCode: z.string(), texts: Texts }));
export type EditorTexts = z.infer<typeof EditorTexts>;
