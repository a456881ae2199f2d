import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { openTheme, UNPACKED } from '../../theme/open/open-theme.ts';

/** Unpacked zips that stay: that of the workers that serve, and that of those that take over. */
const KEPT = 2;

/**
 * `openTheme` beside workers that serve from a zip of before: each content of a zip has a folder of its own, named by its time and size, and the oldest
 * ones go.
 */
export async function openThemeBesideOthers(given: string, dataDir: string, open = openTheme): Promise<string> {
  const info = await stat(given).catch(() => null);
  const name = info?.isFile() ? `${UNPACKED}-${Math.round(info.mtimeMs)}-${info.size}` : UNPACKED;
  const before = await unpackedIn(dataDir);
  // A folder appears when it is whole.
  if (before.includes(name)) return open(path.join(dataDir, name), dataDir);
  const dir = await open(given, dataDir, name);
  if (info?.isFile())
    for (const old of before.slice(KEPT - 1)) await rm(path.join(dataDir, old), { recursive: true, force: true });
  return dir;
}

/** Folders of unpacked zips, the newest first. */
async function unpackedIn(dataDir: string): Promise<string[]> {
  const names = (await readdir(dataDir).catch(() => [])).filter((name) => /^unpacked-theme-\d+-\d+$/.test(name));
  const times = await Promise.all(names.map(async (name) => (await stat(path.join(dataDir, name))).ctimeMs));
  return names
    .map((name, index) => ({ name, time: times[index] ?? 0 }))
    .toSorted((a, b) => b.time - a.time)
    .map(({ name }) => name);
}
