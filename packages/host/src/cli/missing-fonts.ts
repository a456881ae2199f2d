import { missingFont } from '../liquid/fonts.ts';
import type { Theme } from '../theme/load.ts';

/** Sentences on the fonts of the theme's settings that are shown in their fallback, each once. */
export function missingFonts({ config }: Pick<Theme, 'config'>): string[] {
  const chosen = config.definitions
    .filter(({ type }) => type === 'font_picker')
    .map(({ id, default: usual }) => (id === undefined ? undefined : config.values[id]) ?? usual);
  return [...new Set(chosen)].flatMap((handle) => {
    const missing = typeof handle === 'string' ? missingFont(handle) : undefined;
    if (!missing) return [];
    const remedy = missing.package
      ? `Where it is openly licensed, "npm install ${missing.package}" shows it.`
      : 'It is licensed to the platform, which shows it.';
    return [`The font ${handle} is shown as ${missing.fallback}. ${remedy}`];
  });
}
