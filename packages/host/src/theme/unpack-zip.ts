import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';

/** Bytes of the zip itself. */
const MAX_ZIP = 100 * 1024 ** 2;
/** Bytes of all its files together, unpacked. */
const MAX_UNPACKED = 300 * 1024 ** 2;
/** Bytes of one file, unpacked. */
const MAX_FILE = 50 * 1024 ** 2;
/** Files of a theme. The platform's own limit of assets and templates is below it. */
const MAX_FILES = 5000;

/** A zip that is no theme, or that is not safe to unpack. The message is a sentence for a person. */
export class ThemeZipError extends Error {}

const SYMLINK = 0o120000;
const KIND_OF_FILE = 0o170000;

/** Refuses an entry that must not be written to disk. yauzl has refused absolute paths, backslashes, and `..`. */
function checkEntry(entry: Entry, seen: Set<string>): void {
  const name = entry.fileName;
  const mode = entry.externalFileAttributes >>> 16;
  if (entry.isEncrypted()) throw new ThemeZipError(`${name} is encrypted.`);
  if ((mode & KIND_OF_FILE) === SYMLINK) throw new ThemeZipError(`${name} is a link.`);
  if (/[\0:]/.test(name)) throw new ThemeZipError(`The name ${JSON.stringify(name)} is not one of a theme's file.`);
  // Names that differ in capitals are one file on some disks.
  const folded = name.toLowerCase();
  if (seen.has(folded)) throw new ThemeZipError(`${name} is in it twice.`);
  seen.add(folded);
  if (entry.uncompressedSize > MAX_FILE) throw new ThemeZipError(`${name} is larger than ${MAX_FILE / 1024 ** 2} MB.`);
}

async function filesOf(zip: ZipFile): Promise<Entry[]> {
  const files: Entry[] = [];
  const seen = new Set<string>();
  let bytes = 0;
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName.endsWith('/')) continue;
    checkEntry(entry, seen);
    files.push(entry);
    bytes += entry.uncompressedSize;
    if (files.length > MAX_FILES) throw new ThemeZipError(`It has more than ${MAX_FILES} files.`);
    if (bytes > MAX_UNPACKED) throw new ThemeZipError(`Unpacked it is larger than ${MAX_UNPACKED / 1024 ** 2} MB.`);
  }
  return files;
}

/** The folder of the zip that is the theme, with a slash at its end: an archive of a repository has one around it. */
function rootOf(files: readonly Entry[]): string {
  const layout = 'layout/theme.liquid';
  const roots = files
    .map(({ fileName }) => fileName)
    .filter((name) => name === layout || name.endsWith(`/${layout}`))
    .map((name) => name.slice(0, -layout.length))
    .sort((a, b) => a.length - b.length);
  if (roots[0] === undefined) throw new ThemeZipError(`It is no theme: there is no ${layout} in it.`);
  return roots[0];
}

/** Writes the file's contents. yauzl fails where they are longer than the zip says. */
async function unpack(zip: ZipFile, entry: Entry, to: string): Promise<void> {
  const stream = await zip.openReadStreamPromise(entry);
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  await mkdir(path.dirname(to), { recursive: true });
  await writeFile(to, Buffer.concat(chunks));
}

/**
 * Unpacks a theme's zip into a folder beside the shop's data, named by its contents, and returns that folder. The same zip is unpacked once;
 * one that ends early leaves nothing. Throws ThemeZipError with a sentence.
 */
export async function unpackTheme(file: string, dataDir: string): Promise<string> {
  const name = path.basename(file);
  const fault = (reason: unknown) =>
    new ThemeZipError(`${name} cannot be opened: ${reason instanceof Error ? reason.message : String(reason)}`);
  const { size } = await stat(file);
  if (size > MAX_ZIP) throw fault(`It is larger than ${MAX_ZIP / 1024 ** 2} MB.`);
  const bytes = await readFile(file);
  const folder = path.join(dataDir, 'themes', createHash('sha256').update(bytes).digest('hex').slice(0, 16));
  if (existsSync(folder)) return folder;
  const building = `${folder}.${process.pid}`;
  try {
    const zip = await fromBufferPromise(bytes, { lazyEntries: true, validateEntrySizes: true, strictFileNames: true });
    const files = await filesOf(zip);
    const root = rootOf(files);
    for (const entry of files) {
      if (!entry.fileName.startsWith(root)) continue;
      await unpack(zip, entry, path.join(building, entry.fileName.slice(root.length)));
    }
    await rename(building, folder);
  } catch (error) {
    throw fault(error);
  } finally {
    await rm(building, { recursive: true, force: true });
  }
  return folder;
}
