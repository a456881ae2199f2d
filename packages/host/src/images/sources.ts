import type { Sharp } from 'sharp';
import { free } from './free.ts';
import type { Size } from './ladder.ts';

/** The picture library, loaded with the first picture: it takes 20 MB. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // One thread for each rendition leaves processor time for page renders; no cache keeps idle memory small.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

/** px²: a picture bomb is refused before it is unpacked. */
const MAX_PIXELS = 100_000_000;

/** Bytes of a decoded picture above which each rendition decodes the file itself: it then shrinks while it reads. */
const MAX_SHARED = 20 * 1024 * 1024;

/** ms a decoded picture stays after its last use. */
const LIFETIME = 5000;

/** A file of the shop that is a picture, at one of its versions. */
export interface SourceFile {
  path: string;
  /** Bytes. */
  size: number;
  /** ms since 1970. */
  modified: number;
  /** Of its content, as its addresses have it; absent where it would have to be read. */
  version?: string;
  /** As displayed, 0 × 0 of what is no picture; absent where it would have to be opened. */
  natural?: Size;
}

export interface Sources {
  /** Width and height as displayed, with EXIF orientation applied. Throws for a file that is no picture. */
  measure(file: SourceFile): Promise<Size>;
  /**
   * Runs `make` on the upright picture: crop, resize, encode. Renditions of one picture share the decoded pixels, which are freed once the
   * last of them is done and the entry has expired.
   */
  use<T>(file: SourceFile, natural: Size, make: (picture: Sharp) => Promise<T>): Promise<T>;
  figures(): Record<'decodes' | 'shared' | 'bytes', number>;
}

interface Decoded {
  bytes: number;
  pixels: Promise<{ data: Buffer; info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } }>;
  forget: NodeJS.Timeout;
  /** Renditions that are being made of it. */
  uses: number;
}

/** Pictures of the shop, decoded; at most `maxBytes` of them stay in memory, for a few seconds. */
export function createSources(maxBytes: number): Sources {
  const cached = new Map<string, Decoded>();
  let bytes = 0;
  let decodes = 0;
  let shared = 0;

  function drop(key: string): void {
    const decoded = cached.get(key);
    if (!decoded) return;
    clearTimeout(decoded.forget);
    cached.delete(key);
    bytes -= decoded.bytes;
    freeUnused(key, decoded);
  }

  function freeUnused(key: string, decoded: Decoded): void {
    if (decoded.uses > 0 || cached.get(key) === decoded) return;
    decoded.pixels.then(({ data }) => free(data)).catch(() => {});
  }

  async function upright(file: SourceFile): Promise<Sharp> {
    const sharp = await loadSharp();
    return sharp(file.path, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient();
  }

  function decode(key: string, file: SourceFile, size: number): Decoded {
    const decoded: Decoded = {
      bytes: size,
      pixels: upright(file).then((picture) => picture.raw().toBuffer({ resolveWithObject: true })),
      forget: setTimeout(() => drop(key), LIFETIME).unref(),
      uses: 0,
    };
    decoded.pixels.catch(() => drop(key));
    decodes += 1;
    bytes += size;
    cached.set(key, decoded);
    for (const oldest of cached.keys()) {
      if (bytes <= maxBytes || oldest === key) break;
      drop(oldest);
    }
    return decoded;
  }

  return {
    async measure(file) {
      const sharp = await loadSharp();
      const { width, height, orientation = 1 } = await sharp(file.path).metadata();
      return orientation >= 5 ? { width: height, height: width } : { width, height };
    },
    async use(file, natural, make) {
      // Four bytes a pixel at most.
      const size = natural.width * natural.height * 4;
      if (size > MAX_SHARED) {
        decodes += 1;
        return make(await upright(file));
      }
      const key = JSON.stringify([file.path, file.size, file.modified]);
      const known = cached.get(key);
      if (known) {
        shared += 1;
        known.forget.refresh();
        // The last used goes last.
        cached.delete(key);
        cached.set(key, known);
      }
      const decoded = known ?? decode(key, file, size);
      decoded.uses += 1;
      try {
        const { data, info } = await decoded.pixels;
        const sharp = await loadSharp();
        return await make(sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } }));
      } finally {
        decoded.uses -= 1;
        freeUnused(key, decoded);
      }
    },
    figures: () => ({ decodes, shared, bytes }),
  };
}
