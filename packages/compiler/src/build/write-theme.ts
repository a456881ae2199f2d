import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { ThemeFiles } from '../upload/theme-files.ts';

const FOLDERS = ['assets', 'blocks', 'config', 'layout', 'locales', 'sections', 'snippets', 'templates'];

/**
 * Replaces a theme by a new one: writes changed files, and removes those that the new theme has not.
 * @param before The theme that this process wrote there last; without it the folder is read.
 * @returns The paths of the files that changed or were removed, sorted.
 */
export function writeTheme(out: string, files: ThemeFiles, before: ThemeFiles = readBefore(out)): string[] {
  const changed = [...files].filter(([name, content]) => !isSame(before.get(name), content));
  const removed = [...before.keys()].filter((name) => !files.has(name));
  for (const [name, content] of changed) {
    const path = join(out, name);
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, content);
  }
  for (const name of removed) rmSync(join(out, name), { force: true });
  return [...changed.map(([name]) => name), ...removed].toSorted();
}

function isSame(before: string | Uint8Array | undefined, content: string | Uint8Array): boolean {
  if (before === undefined || before === content) return before !== undefined;
  if (typeof before === 'string' && typeof content === 'string') return false;
  return Buffer.from(before).equals(Buffer.from(content));
}

function readBefore(out: string): ThemeFiles {
  const files = new Map<string, Uint8Array>();
  for (const folder of FOLDERS) {
    const path = join(out, folder);
    if (!existsSync(path)) continue;
    for (const entry of readdirSync(path, { recursive: true, withFileTypes: true })) {
      const whole = join(entry.parentPath, entry.name);
      if (entry.isFile()) files.set(relative(out, whole).replaceAll(sep, '/'), readFileSync(whole));
    }
  }
  return files;
}
