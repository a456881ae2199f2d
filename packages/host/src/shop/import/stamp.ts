import { createHash } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** Counts up whenever the import itself works differently, so that old databases are brought up to date. */
const IMPORT_VERSION = 6;

/** What an import does not read: the theme's settings and what belongs to the apps. */
const isRead = (name: string) => name !== 'theme-settings.json' && !name.startsWith('apps/');

/** A text that changes when a file that is imported does (by name, size or time of writing): telling so takes milliseconds. */
export async function folderStamp(dir: string): Promise<string> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const facts = await Promise.all(
    files.sort().map(async (file) => {
      const name = relative(dir, file).split(sep).join('/');
      if (!isRead(name)) return [];
      const { size, mtimeMs } = await stat(file);
      return [name, size, mtimeMs];
    }),
  );
  return createHash('sha1')
    .update(JSON.stringify([IMPORT_VERSION, facts.filter(({ length }) => length > 0)]))
    .digest('hex');
}
