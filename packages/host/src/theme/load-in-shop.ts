import { existsSync } from 'node:fs';
import path from 'node:path';
import { readRegularFile } from '../regular-file.ts';
import { APPS_FILE, readAppScripts } from './app-scripts.ts';
import { contentVersion } from './files.ts';
import { parseJson } from './json.ts';
import { loadTheme, type Theme } from './load.ts';
import { SETTINGS_FILE, withMerchantSettings } from './merchant-settings.ts';
import { joinScripts, pageScripts, textsIn } from './page-scripts.ts';
import { type Problem, unreadable } from './problem.ts';

export interface ThemeInShop {
  themeDir: string;
  shopDir: string;
  /** Replaces `{apps}`; undefined: what needs it is left out. */
  appsOrigin: string | undefined;
}

/** The files of a shop's folder that `loadThemeInShop` reads; to be watched. */
export function shopFilesOfTheme(shopDir: string): string[] {
  return [SETTINGS_FILE, APPS_FILE].map((name) => path.join(shopDir, name));
}

/**
 * A theme inside a shop: with the merchant's values of its settings and the scripts of the shop's apps. Both files are optional; an
 * unreadable one has no effect and is listed in `problems`.
 */
export async function loadThemeInShop({ themeDir, shopDir, appsOrigin }: ThemeInShop): Promise<Theme> {
  const theme = await loadTheme(themeDir);
  const problems: Problem[] = [...theme.problems];
  const read = async (name: string): Promise<unknown> => {
    const file = path.join(shopDir, name);
    if (!existsSync(file)) return undefined;
    try {
      const parsed = parseJson((await readRegularFile(file)).replace(/^\uFEFF/, ''), name);
      if (parsed.ok) return parsed.value;
      problems.push(parsed.error);
    } catch (error) {
      problems.push(unreadable(name, error));
    }
    return undefined;
  };
  const settings = await read(SETTINGS_FILE);
  const merged = settings === undefined ? undefined : withMerchantSettings(theme.config, settings, appsOrigin);
  const apps = await read(APPS_FILE);
  const found = apps === undefined ? undefined : readAppScripts(apps, appsOrigin);
  problems.push(...(merged?.problems ?? []), ...(found?.problems ?? []));
  const config = merged?.config ?? theme.config;
  const appScripts = found?.scripts ?? [];
  const version = contentVersion(JSON.stringify([theme.version, config.values, config.staticSections, appScripts]));
  const own = pageScripts([], textsIn([config.values, config.staticSections]));
  return {
    ...theme,
    config,
    appScripts,
    ...(appsOrigin === undefined ? {} : { appsOrigin }),
    version,
    problems,
    pageScripts: joinScripts(theme.pageScripts, own),
  };
}
