import { createHash } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** Counts up whenever the import itself works differently, so that old databases are brought up to date. */
const IMPORT_VERSION = 2;

/** A text that changes when any file of the folder does (by name, size or time of writing): telling so takes milliseconds. */
export async function folderStamp(dir: string): Promise<string> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const facts = await Promise.all(
    files.sort().map(async (file) => {
      const { size, mtimeMs } = await stat(file);
      return [relative(dir, file).split(sep).join('/'), size, mtimeMs];
    }),
  );
  return createHash('sha1')
    .update(JSON.stringify([IMPORT_VERSION, facts]))
    .digest('hex');
}
