import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Store } from '../../store/open.ts';

/** Counts up whenever the import itself works differently, so that old databases are brought up to date. */
const IMPORT_VERSION = 6;

/** What an import does not read: the theme's settings, what belongs to the apps, and files that are being written. */
const isRead = (name: string) =>
  name !== 'theme-settings.json' && !name.startsWith('apps/') && !/^(files\/)?\./.test(name);

/**
 * What tells one state of an imported file from another; its name is the path inside the folder, with `/`. Size in bytes; the state is the
 * time of writing, ms since 1970, or a hash of what is in it.
 */
export type FileFact = readonly [name: string, size: number, state: number | string];

/**
 * How states are told apart: by the time of writing, which takes milliseconds, or by content, which is the same on all nodes that the folder
 * was copied to.
 */
export type StampKind = 'times' | 'content';

/** A shop in PostgreSQL may have several nodes, each with a copy of the folder. */
export const stampKind = ({ engine }: Pick<Store, 'engine'>): StampKind =>
  engine === 'postgres' ? 'content' : 'times';

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha1');
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return hash.digest('hex');
}

const factOf = async (dir: string, name: string, kind: StampKind): Promise<FileFact> => {
  const { size, mtimeMs } = await stat(join(dir, name));
  return [name, size, kind === 'times' ? mtimeMs : await hashOf(join(dir, name))];
};

/** Files that are hashed at the same time. */
const AT_ONCE = 8;

/** The files of a shop folder that are imported. */
export async function folderFacts(dir: string, kind: StampKind): Promise<FileFact[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'));
  const facts: FileFact[] = [];
  const read = names.filter(isRead).values();
  const lane = async () => {
    for (const name of read) facts.push(await factOf(dir, name, kind));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return facts;
}

/** The facts of a folder after one of its files was written, without another look at the others. */
export async function factsWith(
  facts: readonly FileFact[],
  dir: string,
  name: string,
  kind: StampKind,
): Promise<FileFact[]> {
  return [...facts.filter(([other]) => other !== name), await factOf(dir, name, kind)];
}

/** A text that differs where the facts do, in whatever order they are. */
export function stampOf(facts: readonly FileFact[]): string {
  const sorted = facts.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return createHash('sha1')
    .update(JSON.stringify([IMPORT_VERSION, sorted]))
    .digest('hex');
}

/** A text that changes when a file that is imported does. */
export const folderStamp = async (dir: string, kind: StampKind): Promise<string> =>
  stampOf(await folderFacts(dir, kind));
