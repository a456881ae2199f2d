import { atAppsDeep } from './at-apps.ts';
import type { ThemeConfig } from './config.ts';
import { issueText, SettingsCurrent } from './formats.ts';
import type { Problem } from './problem.ts';

/** What the merchant set in the theme editor, in the shop's folder; the format of `current` in settings_data.json. */
export const SETTINGS_FILE = 'theme-settings.json';

/** The merchant's values over the theme's own. Values for settings that the theme does not have are reported and ignored. */
export function withMerchantSettings(
  config: ThemeConfig,
  value: unknown,
  appsOrigin: string | undefined,
): { config: ThemeConfig; problems: Problem[] } {
  const problem = (message: string): Problem => ({ file: SETTINGS_FILE, line: null, message });
  const read = SettingsCurrent.safeParse(atAppsDeep(value, appsOrigin));
  if (!read.success) return { config, problems: [problem(issueText(read.error))] };
  const { sections, theme_name: named, ...values } = read.data;
  const { name } = config.info;
  if (typeof named === 'string' && named !== name)
    return { config, problems: [problem(`it is for the theme "${named}", and has no effect on "${name}"`)] };
  const known = new Set(config.definitions.map(({ id }) => id));
  const unknown = Object.keys(values).filter((id) => !known.has(id) && id !== 'blocks');
  const ids = Object.keys(values).filter((id) => id !== 'blocks');
  // A shop that tries another theme keeps the settings of its own.
  if (ids.length > 1 && unknown.length === ids.length) {
    return { config, problems: [problem(`its ${ids.length} settings are those of another theme, and have no effect`)] };
  }
  const problems = unknown.length === 0 ? [] : [problem(`the theme has no setting ${unknown.join(', ')}`)];
  return {
    config: {
      ...config,
      values: { ...config.values, ...values },
      staticSections: { ...config.staticSections, ...sections },
    },
    problems,
  };
}
