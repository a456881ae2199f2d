import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, themeDir } from './project.ts';

/** What the theme is built from, by path from the project's root. */
const SOURCES = [
  'package-lock.json',
  'packages/contract/src',
  'packages/compiler/src',
  'packages/liquid/src',
  'packages/storefront/src',
  'packages/storefront/theme',
];
const stamp = () => join(root, 'dist', 'theme.stamp');

function* files(path: string): Generator<string> {
  if (!existsSync(path)) return;
  for (const entry of readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (entry.name === 'node_modules' || entry.name === 'dist' || /\.test\.tsx?$/.test(entry.name)) continue;
    const inner = join(path, entry.name);
    if (entry.isDirectory()) yield* files(inner);
    else yield inner;
  }
}

/** A hash over the files of a folder: their paths and their contents. That of no file where there is no folder. */
export function folderHash(folder: string): string {
  const hash = createHash('sha256');
  for (const file of files(folder)) hash.update(file.slice(folder.length)).update(readFileSync(file));
  return hash.digest('hex');
}

/** A hash over files and folders, by path from the project's root. */
export function sourcesHash(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) {
    const whole = join(root, path);
    hash.update(path.endsWith('.json') ? readFileSync(whole) : folderHash(whole));
  }
  return hash.digest('hex');
}

/** A hash over everything the theme is built from. */
export const themeSources = (): string => sourcesHash(SOURCES);

/**
 * Whether `dist/theme` was built from the sources of now, and nobody has written to it since: a watching build writes there too, and
 * leaves no stamp.
 */
export function isThemeCurrent(): boolean {
  return existsSync(stamp()) && readFileSync(stamp(), 'utf8') === `${themeSources()} ${folderHash(themeDir)}`;
}

/** Notes that `dist/theme` was built from sources with this hash. They are read before the build, and may have changed during it. */
export function stampTheme(sources: string): void {
  writeFileSync(stamp(), `${sources} ${folderHash(themeDir)}`);
}
