import type { BlockData, JsonTemplate, SectionData, SectionGroup } from '../theme/formats.ts';
import type { Theme } from '../theme/load.ts';
import { stableDigits } from '../theme/stable-id.ts';

/** A section with its saved settings, at a place. */
export interface SectionInstance {
  id: string;
  /** File name. */
  type: string;
  data: SectionData;
  /** `template`, a group's type, or `static` (docs/platform.md: section rendering). */
  location: string;
  /** File name of its group. */
  group: string | null;
  /** 0-based within its location; null for static sections. */
  index: number | null;
  disabled: boolean;
}

const instances = new WeakMap<object, SectionInstance[]>();

function ordered(
  prefix: () => string,
  data: JsonTemplate | SectionGroup,
  location: string,
  group: string | null,
): SectionInstance[] {
  const known = instances.get(data);
  if (known) return known;
  const ids = prefix();
  let index = 0;
  const listed = data.order.flatMap((key): SectionInstance[] => {
    const section = data.sections[key];
    if (!section) return [];
    const disabled = section.disabled === true;
    return [
      {
        id: `${ids}__${key}`,
        type: section.type,
        data: section,
        location,
        group,
        index: disabled ? null : index++,
        disabled,
      },
    ];
  });
  instances.set(data, listed);
  return listed;
}

/** Sections of a JSON template in order, disabled ones included. */
export const templateSections = (name: string, data: JsonTemplate): SectionInstance[] =>
  ordered(() => `template--${stableDigits(`template/${name}`)}`, data, 'template', null);

/** Sections of a group in order, disabled ones included. */
export const groupSections = (name: string, group: SectionGroup): SectionInstance[] =>
  ordered(() => `sections--${stableDigits(`group/${name}`)}`, group, group.type, name);

/** The sections of `content_for_index`, in the order in which they are saved. */
export function indexSections(theme: Theme): SectionInstance[] {
  const { indexSections: names, staticSections } = theme.config;
  return names.flatMap((id, index): SectionInstance[] => {
    const data = staticSections[id];
    if (!data || data.disabled) return [];
    const type = data.type === '' ? id : data.type;
    return [{ id, type, data, location: 'content_for_index', group: null, index, disabled: false }];
  });
}

/** A static section by its file name, with the settings of `config/settings_data.json` or its schema's `default` (docs/platform.md: sections). */
export function staticSection(theme: Theme, name: string): SectionInstance | null {
  const file = theme.sections.get(name);
  if (!file) return null;
  const saved = theme.config.staticSections[name];
  const data = saved ?? defaultData(name, file.schema.default);
  return { id: name, type: name, data, location: 'static', group: null, index: null, disabled: false };
}

function defaultData(
  type: string,
  defaults: { settings?: Record<string, unknown>; blocks?: BlockData[] } | undefined,
): SectionData {
  const blocks = Object.fromEntries((defaults?.blocks ?? []).map((block, index) => [`${type}-${index}`, block]));
  return { type, settings: defaults?.settings ?? {}, blocks, block_order: Object.keys(blocks) };
}

/** What an id of the section rendering call means: an instance of the page's template, of a group, or a file (docs/platform.md: section rendering). */
export function findSection(
  theme: Theme,
  template: { name: string; data: JsonTemplate } | null,
  id: string,
): SectionInstance | null {
  const named = (list: SectionInstance[]) => list.find((section) => section.id === id && !section.disabled);
  if (id.startsWith('template--')) return (template && named(templateSections(template.name, template.data))) || null;
  if (id.startsWith('sections--')) {
    for (const [name, group] of theme.groups) {
      const section = named(groupSections(name, group));
      if (section) return section;
    }
    return null;
  }
  return staticSection(theme, id);
}
