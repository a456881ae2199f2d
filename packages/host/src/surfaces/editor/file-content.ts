import { open } from 'node:fs/promises';
import { extname } from 'node:path';

/** What the picture library calls the content of each kind of picture. */
const PICTURES: Readonly<Record<string, string>> = {
  '.jpg': 'jpeg',
  '.jpeg': 'jpeg',
  '.png': 'png',
  '.webp': 'webp',
  '.avif': 'heif',
  '.gif': 'gif',
  '.svg': 'svg',
};

/** px²: larger pictures are not unpacked by the host (`images/sources.ts`). */
const MOST_PIXELS = 100_000_000;

/** Bytes at the start of a film in which its kind is said. */
const HEAD = 64;

/** How films begin: `ftyp` of a brand after the length of the first box; EBML with the type `webm`. */
const FILMS: Readonly<Record<string, (head: Buffer) => boolean>> = {
  '.mp4': (head) => head.subarray(4, 8).toString('latin1') === 'ftyp',
  '.webm': (head) => head.readUInt32BE(0) === 0x1a45dfa3 && head.includes('webm'),
};

/** Whether files with the ending of this name can be uploaded. */
export const isAccepted = (name: string): boolean => extname(name) in PICTURES || extname(name) in FILMS;

/** Whether a file's content is what its name says, by its first bytes. */
export async function fitsName(path: string, name: string): Promise<boolean> {
  const extension = extname(name);
  const isFilm = FILMS[extension];
  if (isFilm) return isFilm(await headOf(path));
  const format = PICTURES[extension];
  if (format === undefined) return false;
  try {
    const { default: sharp } = await import('sharp');
    const { format: found, compression, width, height } = await sharp(path).metadata();
    if (found !== format || width * height > MOST_PIXELS) return false;
    // The same container has HEIC, which browsers do not show.
    return format !== 'heif' || compression === 'av1';
  } catch {
    return false;
  }
}

/** The first bytes, with zeros after a shorter file. */
async function headOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const head = Buffer.alloc(HEAD);
    await file.read(head, 0, HEAD, 0);
    return head;
  } finally {
    await file.close();
  }
}
