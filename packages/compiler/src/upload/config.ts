/** The theme's own settings: `config/settings_schema.json`, and their values in `config/settings_data.json`. */
import { items, type Json, member, members, shown, textOf } from './json.ts';
import { PRESETS, THEME_NAME } from './limits.ts';
import { checkSettings } from './section-schema.ts';
import { checkDefinitions, type DefinitionContext } from './setting-definitions.ts';
import { type Setting, settingsOf, type Theme } from './setting-values.ts';
import { checkSection, type TemplateContext } from './templates.ts';
import type { Note } from './theme-files.ts';

/** The theme's settings, by their ids. */
export const themeSettings = (schema: Json | undefined): Map<string, Setting> =>
  new Map(items(schema).flatMap((group) => [...settingsOf(member(group, 'settings'))]));

/** What settings may refer to, in whichever file they stand. */
export function themeOf(schema: Json | undefined, data: Json | undefined): Theme {
  const group = [...themeSettings(schema).values()].find(({ type }) => type === 'color_scheme_group');
  const schemes = group && members(member(currentOf(data), group.id)).map(({ key }) => key);
  return { schemes: schemes && new Set(schemes) };
}

/** The values that count: `current` is these, or the name of a preset. */
function currentOf(data: Json | undefined): Json | undefined {
  const current = member(data, 'current');
  const preset = textOf(current);
  return preset === undefined ? current : member(member(data, 'presets'), preset);
}

export function checkSettingsSchema(json: Json, context: Omit<DefinitionContext, 'ids'>, note: Note): void {
  if (json.kind !== 'array') {
    note(json.line, `The theme's settings are a list of groups, not ${shown(json)}`);
    return;
  }
  const ids = new Map<string, number>();
  for (const [i, group] of json.items.entries()) {
    const name = textOf(member(group, 'name'));
    if (name === undefined || name.trim() === '') note(group.line, 'A group of settings has a `name`. Add it');
    if (name === 'theme_info') {
      if (i > 0) note(group.line, 'The group `theme_info` is the first. Move it there');
      checkThemeInfo(group, note);
      continue;
    }
    if (member(group, 'settings') === undefined)
      note(group.line, `The group "${name}" has no \`settings\`. Add the list`);
    for (const { key, line } of members(group))
      if (key !== 'name' && key !== 'settings') note(line, `A group of settings does not take \`${key}\`. Remove it`);
    checkDefinitions(member(group, 'settings'), { ...context, ids }, note);
  }
  const groups = [...themeSettings(json).values()].filter(({ type }) => type === 'color_scheme_group');
  for (const { json: group } of groups.slice(1))
    note(group.line, 'A theme has one `color_scheme_group`. Remove the others');
}

function checkThemeInfo(json: Json, note: Note): void {
  for (const key of ['theme_name', 'theme_author', 'theme_version', 'theme_documentation_url']) {
    const value = member(json, key);
    const text = textOf(value) ?? '';
    if (text.trim() === '') note(value?.line ?? json.line, `\`theme_info\` has no \`${key}\`. Add it`);
    if (value && /^theme_(name|author|version)$/.test(key) && text.length > THEME_NAME)
      note(value.line, `\`${key}\` has ${text.length} characters, and ${THEME_NAME} are taken. Shorten it`);
  }
  const contacts = ['theme_support_url', 'theme_support_email'].filter((key) => member(json, key) !== undefined);
  if (contacts.length !== 1)
    note(json.line, '`theme_info` has either `theme_support_url` or `theme_support_email`, and not both');
  for (const key of ['theme_documentation_url', 'theme_support_url']) {
    const value = member(json, key);
    if (value && !/^https?:\/\/\S+$/.test(textOf(value) ?? ''))
      note(value.line, `\`${key}\` is an address, not ${shown(value)}`);
  }
}

/** Members of `current` and of presets that are no settings. */
const NO_SETTINGS = new Set(['sections', 'blocks', 'content_for_index']);

export function checkSettingsData(json: Json, schema: Json | undefined, context: TemplateContext, note: Note): void {
  if (json.kind !== 'object') {
    note(json.line, `The values of the theme's settings are an object, not ${shown(json)}`);
    return;
  }
  for (const { key, line } of members(json))
    if (!['current', 'presets', 'platform_customizations'].includes(key))
      note(line, `\`${key}\` is neither \`current\` nor \`presets\`. Remove it`);
  const [current, presets] = [member(json, 'current'), member(json, 'presets')];
  if (current === undefined) note(json.line, 'There is no `current`: the values that the theme has. Add it');
  if (current?.kind === 'string' && member(presets, current.value) === undefined)
    note(current.line, `\`current\` names the preset "${current.value}", and there is none`);
  if (presets && members(presets).length > PRESETS)
    note(presets.line, `There are ${members(presets).length} presets, and the platform takes ${PRESETS}. Remove some`);
  const settings = themeSettings(schema);
  for (const values of [current, ...members(presets).map(({ value }) => value)]) {
    if (values?.kind !== 'object') continue;
    const own = new Map([...values.members].filter(([key]) => !NO_SETTINGS.has(key)));
    checkSettings({ ...values, members: own }, settings, context, note);
    for (const { value } of members(member(values, 'sections'))) checkSection(value, undefined, context, note);
  }
}
