import { globSync } from 'node:fs';
import { basename, join } from 'node:path';

/** The section files of a storefront, absolute, sorted. */
export const sectionFiles = (storefront: string): string[] =>
  globSync('src/sections/*/*.section.tsx', { cwd: storefront })
    .map((file) => join(storefront, file))
    .toSorted();

/** The section's name in the theme. */
export const sectionName = (file: string): string => basename(file, '.section.tsx');
