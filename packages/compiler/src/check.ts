/** The platform's own check of a theme (`theme-check:recommended`), which needs no network. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { themeCheckRun } from '@shopify/theme-check-node';
import { withWalk } from './check/visit-liquid.ts';

/** One line for each offence. */
export async function checkTheme(theme: string): Promise<string[]> {
  if (!existsSync(join(theme, 'layout/theme.liquid'))) return [`${theme} is not a theme: build it first`];
  const { offenses } = await withWalk(() => themeCheckRun(theme, undefined, () => {}));
  return offenses.map(({ check, uri, start, message }) => {
    const file = uri.slice(uri.indexOf(theme) + theme.length).replace(/^\//, '');
    return `${file}:${start.line + 1}: ${check}: ${message}`;
  });
}
