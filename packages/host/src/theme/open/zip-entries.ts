import type { Entry } from 'yauzl';

/** What a zip of a theme may hold. The platform's own limit of a theme is 50 MB. */
export interface ZipLimits {
  /** Bytes of the zip file. */
  packed: number;
  /** Bytes of all files together. */
  unpacked: number;
  /** Files and folders. */
  entries: number;
  /** How many times larger a file of more than `RATIO_FROM` bytes may be than what it is packed in. */
  ratio: number;
}

export const ZIP_LIMITS: ZipLimits = { packed: 100_000_000, unpacked: 300_000_000, entries: 10_000, ratio: 200 };

/** Bytes below which a file may be packed as tightly as it likes: a short text of blanks is no attack. */
const RATIO_FROM = 1_000_000;

/** Longest path inside a zip, characters. */
const LONGEST_PATH = 400;

const FILE_TYPE = 0o170000;
const REGULAR = 0o100000;
const FOLDER = 0o040000;
/** `versionMadeBy` of zips whose attributes are those of Unix. */
const UNIX = 3;
const MADE_BY_APPLE = 19;

/** What file managers add and no theme has. */
const isClutter = (path: string): boolean => /(^|\/)(__MACOSX(\/|$)|\.DS_Store$|Thumbs\.db$)/i.test(path);

/** A file of a zip, with its path inside the theme. */
export interface ZippedFile {
  entry: Entry;
  path: string;
}

const megabytes = (bytes: number): string => `${Math.round(bytes / 1_000_000)} MB`;

/** Why this name must not become a file; null if it may. Names of Windows count everywhere, since a folder may be copied there. */
export function nameFault(name: string): string | null {
  if (name.includes('\0') || /\p{Cc}/u.test(name)) return 'has a control character in its name';
  if (name.includes('\\')) return 'has a backslash in its name';
  if (name.startsWith('/')) return 'has an absolute path';
  if (/^[a-z]:/i.test(name)) return 'begins with the letter of a drive';
  if (name.length > LONGEST_PATH) return `has a path of more than ${LONGEST_PATH} characters`;
  const parts = name.replace(/\/$/, '').split('/');
  if (parts.includes('..') || parts.includes('.')) return 'leads out of its folder';
  if (parts.includes('')) return 'has an empty part in its path';
  return null;
}

function kindFault(entry: Entry): string | null {
  const type = (entry.externalFileAttributes >>> 16) & FILE_TYPE;
  const system = entry.versionMadeBy >>> 8;
  if (type === 0 || (system !== UNIX && system !== MADE_BY_APPLE)) return null;
  if (type === REGULAR || type === FOLDER) return null;
  return 'is a link or a device, and no file';
}

/** Why this entry must not be unpacked; null if it may. Sizes are those that the zip claims: unpacking holds them to it. */
function entryFault(entry: Entry, limits: ZipLimits): string | null {
  const { compressedSize: packed, uncompressedSize: unpacked } = entry;
  const fault = nameFault(entry.fileName) ?? kindFault(entry);
  if (fault !== null) return fault;
  if (entry.isEncrypted()) return 'is encrypted';
  if (!entry.canDecodeFileData()) return 'is packed in a way that is not known here';
  if (unpacked > RATIO_FROM && unpacked > packed * limits.ratio) return `is packed more than ${limits.ratio} times`;
  return null;
}

/**
 * The files of a zip that become a theme's, checked before any is written. A folder that holds all of them, as exports have, is left out
 * of their paths.
 *
 * @throws Error a sentence about the first entry that must not be unpacked
 */
export async function zippedFiles(entries: AsyncIterable<Entry>, limits: ZipLimits): Promise<ZippedFile[]> {
  const files: Entry[] = [];
  const names = new Map<string, string>();
  let total = 0;
  let count = 0;
  for await (const entry of entries) {
    const { fileName: name } = entry;
    count += 1;
    if (count > limits.entries) throw new Error(`It has more than ${limits.entries} files.`);
    const fault = entryFault(entry, limits);
    if (fault !== null) throw new Error(`Its file ${JSON.stringify(name.slice(0, 200))} ${fault}.`);
    if (name.endsWith('/') || isClutter(name)) continue;
    total += entry.uncompressedSize;
    if (total > limits.unpacked)
      throw new Error(`Its files are more than ${megabytes(limits.unpacked)} when unpacked.`);
    // Disks that do not tell capitals from small letters, or forms of an accented letter, would write one over the other.
    const same = name.normalize('NFC').toLowerCase();
    const before = names.get(same);
    if (before !== undefined)
      throw new Error(`It has ${JSON.stringify(name)} and ${JSON.stringify(before)}, one file twice.`);
    names.set(same, name);
    files.push(entry);
  }
  const conflict = [...names.keys()].find((name) => parents(name).some((folder) => names.has(folder)));
  if (conflict !== undefined)
    throw new Error(`Its file ${JSON.stringify(names.get(conflict))} is inside of another file.`);
  const top = topFolder(files.map(({ fileName }) => fileName));
  return files.map((entry) => ({ entry, path: entry.fileName.slice(top.length) }));
}

function parents(name: string): string[] {
  const parts = name.split('/').slice(0, -1);
  return parts.map((_part, index) => parts.slice(0, index + 1).join('/'));
}

/** The folder that all names are in, with its slash; empty where the theme's own folders are at the top. */
function topFolder(names: readonly string[]): string {
  if (names.some((name) => /^(layout|templates)\//.test(name))) return '';
  const layout = names.find((name) => /^[^/]+\/layout\//.test(name)) ?? names.find((name) => name.includes('/'));
  const top = layout === undefined ? '' : layout.slice(0, layout.indexOf('/') + 1);
  return names.every((name) => name.startsWith(top)) ? top : '';
}
