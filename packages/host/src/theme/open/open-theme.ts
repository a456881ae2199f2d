import { access, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { unpackZip } from './unpack-zip.ts';

/** Folder of the data folder that a zip is unpacked into: one theme at a time, replaced at every start. */
export const UNPACKED = 'unpacked-theme';

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/**
 * The folder of a theme that was named on the command line as a folder or as a zip, which is unpacked into the data folder.
 *
 * @param unpacked the folder of the data folder that a zip is unpacked into
 * @throws Error a sentence: there is nothing, the zip cannot be unpacked, or what is there is no theme and what it lacks
 */
export async function openTheme(given: string, dataDir: string, unpacked = UNPACKED): Promise<string> {
  const info = await stat(given).catch(() => null);
  if (info?.isDirectory()) {
    await needTheme(given, given);
    return given;
  }
  if (!info?.isFile()) {
    throw new Error(`There is no theme at ${given}. Name its folder or its zip with --theme DIR|ZIP.`);
  }
  const dir = path.join(dataDir, unpacked);
  await unpackZip(given, dir);
  await needTheme(dir, given);
  return dir;
}

/** A theme without a layout or without templates is opened, and said to be incomplete; one with neither is none. */
async function needTheme(dir: string, named: string): Promise<void> {
  if ((await exists(path.join(dir, 'layout', 'theme.liquid'))) || (await exists(path.join(dir, 'templates')))) return;
  const inside = await themeInside(dir);
  const hint = inside ? ` Its folder ${inside} is one.` : '';
  throw new Error(`${named} is no theme: it has no layout/theme.liquid and no folder templates.${hint}`);
}

async function themeInside(dir: string): Promise<string | undefined> {
  for (const entry of await readdir(dir, { withFileTypes: true })) {
    if (entry.isDirectory() && (await exists(path.join(dir, entry.name, 'layout', 'theme.liquid')))) return entry.name;
  }
  return undefined;
}
