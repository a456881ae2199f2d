import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { ThemeFiles } from '../upload/theme-files.ts';

const FOLDERS = ['assets', 'blocks', 'config', 'layout', 'locales', 'sections', 'snippets', 'templates'];

/**
 * Puts the new theme where the old one is: changed files are written, files of before are removed.
 * @param before What was written there last, by this process; without it the folder is read.
 * @returns The paths of the files that are other than before, sorted.
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
  const found = new Map<string, Uint8Array>();
  for (const folder of FOLDERS) {
    const path = join(out, folder);
    if (!existsSync(path)) continue;
    for (const file of readdirSync(path, { recursive: true, withFileTypes: true })) {
      const whole = join(file.parentPath, file.name);
      if (file.isFile()) found.set(relative(out, whole).replaceAll(sep, '/'), readFileSync(whole));
    }
  }
  return found;
}
