import { createHash } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** Counts up whenever the import itself works differently, so that old databases are brought up to date. */
const IMPORT_VERSION = 6;

/** What an import does not read: the theme's settings, what belongs to the apps, and files that are being written. */
const isRead = (name: string) =>
  name !== 'theme-settings.json' && !name.startsWith('apps/') && !/^(files\/)?\./.test(name);

/** What tells one state of an imported file from another; its name is the path inside the folder, with `/`. Size in bytes, ms since 1970. */
export type FileFact = readonly [name: string, size: number, modified: number];

const factOf = async (dir: string, name: string): Promise<FileFact> => {
  const { size, mtimeMs } = await stat(join(dir, name));
  return [name, size, mtimeMs];
};

/** The files of a shop folder that are imported. */
export async function folderFacts(dir: string): Promise<FileFact[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'));
  return Promise.all(names.filter(isRead).map((name) => factOf(dir, name)));
}

/** The facts of a folder after one of its files was written, without another look at the others. */
export async function factsWith(facts: readonly FileFact[], dir: string, name: string): Promise<FileFact[]> {
  return [...facts.filter(([other]) => other !== name), await factOf(dir, name)];
}

/** A text that differs where the facts do, in whatever order they are. */
export function stampOf(facts: readonly FileFact[]): string {
  const sorted = facts.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return createHash('sha1')
    .update(JSON.stringify([IMPORT_VERSION, sorted]))
    .digest('hex');
}

/** A text that changes when a file that is imported does (by name, size or time of writing): telling so takes milliseconds. */
export const folderStamp = async (dir: string): Promise<string> => stampOf(await folderFacts(dir));
