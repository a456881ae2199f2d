import path from 'node:path';
import type { Theme } from './load.ts';

/** The name of a theme: `theme_name` of its settings schema, or its folder's. What a merchant saves belongs to the theme of that name. */
export const themeName = ({ config, dir }: Pick<Theme, 'config' | 'dir'>): string =>
  config.info.name || path.basename(dir);
