import type { Json } from '@vitrine/contract/editor/theme.ts';
import { z } from 'zod';
import { atAppsDeep } from '../at-apps.ts';
import type { ThemeConfig } from '../config.ts';
import { StaticSectionData } from '../formats.ts';
import { isJsonObject, sameJson } from './json-value.ts';

/**
 * `config/settings_data.json` as it is stored: only the values that differ from those beneath (the theme's, with the shop folder's over
 * them), so that a later change of the others shows. Null takes a value away: the setting's default counts. `{apps}` stays as it was typed.
 */
export const SettingsEdit = z.looseObject({
  current: z.looseObject({
    sections: z.record(z.string(), StaticSectionData.nullable()).optional(),
    content_for_index: z.array(z.string()).optional(),
  }),
});
export type SettingsEdit = z.infer<typeof SettingsEdit>;

/** The configuration with the stored values over it. */
export function withSettings(config: ThemeConfig, edit: SettingsEdit, appsOrigin: string | undefined): ThemeConfig {
  const { sections = {}, content_for_index: indexSections = config.indexSections, ...values } = edit.current;
  const staticSections = { ...config.staticSections };
  for (const [name, section] of Object.entries(sections)) {
    if (section === null) delete staticSections[name];
    else staticSections[name] = section;
  }
  const typed = Object.fromEntries(Object.entries(values).map(([id, value]) => [id, atAppsDeep(value, appsOrigin)]));
  return { ...config, values: { ...config.values, ...typed }, staticSections, indexSections };
}

/** The values of a configuration as the editor has them: `current` of its settings file. */
export function currentSettings({ values, staticSections, indexSections }: ThemeConfig): Record<string, unknown> {
  return {
    ...Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)),
    sections: staticSections,
    ...(indexSections.length === 0 ? {} : { content_for_index: indexSections }),
  };
}

/**
 * What is stored of the settings that the editor sends whole. `before`: what was stored until now. A value that is still what `before` comes
 * to stays as it was typed, with its `{apps}`.
 */
export function reducedSettings(
  beneath: ThemeConfig,
  content: Json,
  before: Json | undefined,
  appsOrigin: string | undefined,
): Json | null {
  const sent = objectAt(content, 'current');
  const stored = objectAt(before, 'current');
  const { sections: beneathSections, content_for_index: beneathIndex, ...beneathValues } = currentSettings(beneath);
  const { sections: _sections, content_for_index: index, ...values } = sent;
  const reduced: Record<string, Json> = {};
  for (const [id, value] of Object.entries(values)) {
    const typed = stored[id];
    if (sameJson(value, beneathValues[id])) continue;
    reduced[id] = typed !== undefined && sameJson(atAppsDeep(typed, appsOrigin), value) ? typed : value;
  }
  for (const id of Object.keys(beneathValues)) if (!Object.hasOwn(values, id)) reduced[id] = null;
  const sections = differing(objectAt(sent, 'sections'), beneathSections);
  if (Object.keys(sections).length > 0) reduced.sections = sections;
  if (index !== undefined && !sameJson(index, beneathIndex)) reduced.content_for_index = index;
  return Object.keys(reduced).length === 0 ? null : { current: reduced };
}

function differing(sent: { readonly [key: string]: Json }, beneath: unknown): Record<string, Json> {
  const known = new Map(typeof beneath === 'object' && beneath !== null ? Object.entries(beneath) : []);
  const changed = Object.entries(sent).filter(([name, section]) => !sameJson(section, known.get(name)));
  const gone = [...known.keys()].filter((name) => !Object.hasOwn(sent, name));
  return { ...Object.fromEntries(changed), ...Object.fromEntries(gone.map((name) => [name, null])) };
}

function objectAt(value: Json | undefined, key: string): { readonly [key: string]: Json } {
  const inner = isJsonObject(value) ? value[key] : undefined;
  return isJsonObject(inner) ? inner : {};
}
