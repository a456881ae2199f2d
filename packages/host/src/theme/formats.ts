/** A theme's JSON (docs/platform.md: templates, section groups, sections, theme blocks, settings, config), parsed leniently: unused parts may be anything. */
import { z } from 'zod';

export type SettingValue = unknown;

const Values = z.record(z.string(), z.unknown()).catch({});

export const SettingDefinition = z.looseObject({
  type: z.string(),
  id: z.string().optional(),
  default: z.unknown().optional(),
  options: z
    .array(z.looseObject({ value: z.unknown() }))
    .optional()
    .catch(undefined),
  /** `color_scheme_group`: the settings each scheme has. */
  definition: z
    .array(z.looseObject({ type: z.string(), id: z.string().optional(), default: z.unknown().optional() }))
    .optional(),
});
export type SettingDefinition = z.infer<typeof SettingDefinition>;

export const BlockData = z.looseObject({
  type: z.string(),
  name: z.string().optional(),
  disabled: z.boolean().optional(),
  static: z.boolean().optional(),
  settings: Values.optional(),
  get blocks(): z.ZodOptional<z.ZodRecord<z.ZodString, typeof BlockData>> {
    return z.optional(z.record(z.string(), BlockData));
  },
  block_order: z.array(z.string()).optional(),
});
export type BlockData = z.infer<typeof BlockData>;

export const SectionData = z.looseObject({
  type: z.string(),
  name: z.string().optional(),
  disabled: z.boolean().optional(),
  settings: Values.optional(),
  blocks: z.record(z.string(), BlockData).optional(),
  block_order: z.array(z.string()).optional(),
  custom_css: z.union([z.string(), z.array(z.string())]).optional(),
});
export type SectionData = z.infer<typeof SectionData>;

export const JsonTemplate = z.looseObject({
  layout: z.union([z.string(), z.literal(false)]).optional(),
  wrapper: z.string().optional(),
  sections: z.record(z.string(), SectionData),
  order: z.array(z.string()),
});
export type JsonTemplate = z.infer<typeof JsonTemplate>;

export const SectionGroup = z.looseObject({
  type: z.string(),
  name: z.string().optional(),
  sections: z.record(z.string(), SectionData),
  order: z.array(z.string()),
});
export type SectionGroup = z.infer<typeof SectionGroup>;

/** Whom a contextual file is for. */
const Context = z.looseObject({ market: z.string().min(1).optional(), b2b: z.boolean().optional() });

/** A block or section that names only what is changed of its parent's. */
const ChangedPart = z.looseObject({
  type: z.string().optional(),
  name: z.string().optional(),
  disabled: z.boolean().optional(),
  static: z.boolean().optional(),
  settings: Values.optional(),
  get blocks(): z.ZodOptional<z.ZodRecord<z.ZodString, typeof ChangedPart>> {
    return z.optional(z.record(z.string(), ChangedPart));
  },
  block_order: z.array(z.string()).optional(),
  custom_css: z.union([z.string(), z.array(z.string())]).optional(),
});
export type ChangedPart = z.infer<typeof ChangedPart>;

/** `index.context.ca.json`: what it changes of `index.json`. */
export const ContextFile = z.looseObject({
  context: Context,
  parent: z.string().optional(),
  layout: z.union([z.string(), z.literal(false)]).optional(),
  wrapper: z.string().optional(),
  sections: z.record(z.string(), ChangedPart).optional(),
  order: z.array(z.string()).optional(),
});
export type ContextFile = z.infer<typeof ContextFile>;

/** `config/markets.json`: where each market's changes begin. */
export const MarketsFile = z.looseObject({
  markets: z.record(z.string(), z.looseObject({ parent: z.string().optional() })).default({}),
});
export type MarketsFile = z.infer<typeof MarketsFile>;

/** The `{% schema %}` of a section or block. Presets are the editor's, and may be anything. */
export const FileSchema = z.looseObject({
  name: z.string().optional(),
  tag: z.string().nullable().optional(),
  class: z.string().optional(),
  settings: z.array(SettingDefinition).optional(),
  blocks: z.array(z.looseObject({ type: z.string(), settings: z.array(SettingDefinition).optional() })).optional(),
  default: z.looseObject({ settings: Values.optional(), blocks: z.array(BlockData).optional() }).optional(),
  locales: z.record(z.string(), z.unknown()).optional(),
});
export type FileSchema = z.infer<typeof FileSchema>;

export const SettingsSchema = z.array(
  z.looseObject({ name: z.string().optional(), settings: z.array(SettingDefinition).optional() }),
);

/** Static sections are named by their key; older files leave the type out. */
export const StaticSectionData = SectionData.extend({ type: z.string().catch('') });
/** The values a merchant saved. */
export const SettingsCurrent = z.looseObject({
  sections: z.record(z.string(), StaticSectionData).optional(),
  content_for_index: z.array(z.string()).optional().catch(undefined),
});
export const SettingsData = z.looseObject({
  current: z.union([z.string(), SettingsCurrent]).optional(),
  presets: z.record(z.string(), SettingsCurrent).optional(),
});

/** `settings_data.context.ca.json`: the settings that differ in a market. */
export const SettingsContext = z.looseObject({ context: Context, current: SettingsCurrent });

/** The first thing a schema has against a value, as a sentence. */
export function issueText(error: z.ZodError): string {
  const issue = error.issues[0];
  if (!issue) return 'has an unexpected shape';
  const where = issue.path.length > 0 ? `at "${issue.path.join('.')}": ` : '';
  return `${where}${issue.message}`;
}
