import { issueText, type SectionData, type SettingDefinition, SettingsData, SettingsSchema } from './formats.ts';
import { parseJson } from './json.ts';
import type { Problem } from './problem.ts';
import { unknownTypes } from './setting-types.ts';

const SCHEMA = 'config/settings_schema.json';

/** `config/` as the theme settings of a shop (docs/platform.md: config). */
export interface ThemeConfig {
  /** `theme_info` of the settings schema. */
  info: { name: string; version: string };
  definitions: SettingDefinition[];
  /** The settings as the theme editor groups them, without `theme_info`. */
  settingGroups: { name: string; settings: SettingDefinition[] }[];
  values: Record<string, unknown>;
  /** Saved settings of static sections, by section file name. */
  staticSections: Record<string, SectionData>;
  /** Of themes without `templates/index.json`: saved sections that `content_for_index` prints, by name. */
  indexSections: string[];
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Reads settings_schema.json and settings_data.json; `current` may name a preset. */
export function readConfig(texts: Map<string, string>): { config: ThemeConfig; problems: Problem[] } {
  const problems: Problem[] = [];
  const config: ThemeConfig = {
    info: { name: '', version: '' },
    definitions: [],
    settingGroups: [],
    values: {},
    staticSections: {},
    indexSections: [],
  };
  const read = <T>(path: string, use: (value: unknown) => T | Problem) => {
    const text = texts.get(path);
    if (text === undefined) return;
    const parsed = parseJson(text, path);
    if (!parsed.ok) problems.push(parsed.error);
    else use(parsed.value);
  };
  read(SCHEMA, (value) => {
    const checked = SettingsSchema.safeParse(value);
    if (!checked.success) {
      problems.push({ file: SCHEMA, line: null, message: issueText(checked.error) });
      return;
    }
    const info = checked.data.find((group) => group.name === 'theme_info');
    config.info = { name: textOf(info?.theme_name), version: textOf(info?.theme_version) };
    config.settingGroups = checked.data
      .filter((group) => group.name !== 'theme_info')
      .map((group) => ({ ...group, name: group.name ?? '', settings: group.settings ?? [] }));
    config.definitions = checked.data.flatMap((group) => group.settings ?? []);
    problems.push(...unknownTypes(SCHEMA, texts.get(SCHEMA) ?? '', config.definitions));
  });
  read('config/settings_data.json', (value) => {
    const checked = SettingsData.safeParse(value);
    if (!checked.success) {
      problems.push({ file: 'config/settings_data.json', line: null, message: issueText(checked.error) });
      return;
    }
    const { current, presets } = checked.data;
    const chosen = typeof current === 'string' ? presets?.[current] : current;
    if (typeof current === 'string' && !chosen) {
      problems.push({
        file: 'config/settings_data.json',
        line: null,
        message: `"current" names the preset "${current}", which does not exist`,
      });
    }
    const { sections, content_for_index: indexSections, ...values } = chosen ?? {};
    config.values = values;
    config.staticSections = sections ?? {};
    config.indexSections = indexSections ?? [];
  });
  return { config, problems };
}
