import { createHash } from 'node:crypto';
import path from 'node:path';
import { type Asker, createFairQueue } from '../fair-queue.ts';
import type { FileStore } from '../file-store/file-store.ts';
import { type CachedFile, openDiskCache } from './disk-cache.ts';
import { free } from './free.ts';
import { planRendition, type Rendition, type Size } from './ladder.ts';
import { renderPicture } from './render.ts';
import type { PictureFormat, PictureRequest } from './request.ts';
import { createSharedCache } from './shared-cache.ts';
import { createSources, type SourceFile } from './sources.ts';

export interface RenditionsOptions {
  /** Folder for the renditions; made when missing. */
  dir: string;
  /** Bytes on disk; the longest unused go first. */
  maxBytes: number;
  /** The object store where the nodes of a shop find each other's renditions. */
  files?: FileStore;
}

export interface Renditions {
  /**
   * The rendition nearest to the request, from disk or rendered in the client's turn. Rejects with `Dropped` where it was not started, with
   * `NotAPicture` where the file cannot be decoded.
   */
  get(
    file: SourceFile,
    request: PictureRequest,
    format: PictureFormat,
    asker: Omit<Asker, 'cost'>,
  ): Promise<CachedFile>;
  sweep(now: Date): Promise<number>;
  /** Resolves when the other nodes can find what was rendered so far. */
  idle(): Promise<void>;
  /** Counts since the start, and what waits, runs and is stored now. */
  figures(): Record<string, number>;
}

/** A file named like a picture that is none, or a damaged one. */
export class NotAPicture extends Error {}

/** Renders at the same time. */
const CONCURRENCY = 2;

/** Renditions one client may have queued. A page requests a few dozen; one address may be several shoppers. */
const PER_CLIENT = 256;

/** Renditions that may wait for all clients together. */
const WAITING = 1024;

/** Renditions of one picture that are stored; themes ask for some twenty. */
const OF_ONE_PICTURE = 200;

/** Bytes of decoded pictures in memory. */
const DECODED_BYTES = 20 * 1024 * 1024;

/** Encoding time of a pixel relative to WebP. */
const ENCODING: Record<PictureFormat, number> = { webp: 1, jpeg: 0.3, png: 0.5, avif: 4 };
/** … and to be decoded. */
const DECODING = 0.15;
/** A WebP of 1600 × 1600 is still light: about 150 ms. */
const HEAVY = 2_500_000;

const costOf = ({ width, height, padding, format }: Rendition, natural: Size): number =>
  (padding ? padding.width * padding.height : width * height) * ENCODING[format] +
  natural.width * natural.height * DECODING;

const hash = (value: unknown, length: number) =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, length);

/** A shop's pictures in the requested sizes, rendered once and stored. */
export async function openRenditions({ dir, maxBytes, files }: RenditionsOptions): Promise<Renditions> {
  const disk = await openDiskCache({ dir, maxBytes, maxAlike: OF_ONE_PICTURE });
  const sharing = files && createSharedCache({ disk, files, prefix: 'renditions/', maxAlike: OF_ONE_PICTURE });
  const stored = sharing ?? disk;
  const sources = createSources(DECODED_BYTES);
  const queue = createFairQueue<Buffer | null>({
    concurrency: CONCURRENCY,
    heavyFrom: HEAVY,
    perClient: PER_CLIENT,
    total: WAITING,
  });
  let hits = 0;
  let misses = 0;

  /** What one version of a picture is known by. On other machines it has other times. */
  function identityOf({ path: of, size, modified, version }: SourceFile): unknown[] {
    const name = path.basename(of);
    return sharing && version !== undefined ? [name, version] : [name, size, modified];
  }

  async function measure(file: SourceFile): Promise<Size> {
    const size = file.natural ?? (await sources.measure(file).catch(() => null));
    if (!size || size.width < 1 || size.height < 1) throw new NotAPicture(path.basename(file.path));
    return size;
  }

  /** Null: it is on disk now. */
  async function make(name: string, file: SourceFile, natural: Size, rendition: Rendition): Promise<Buffer | null> {
    const bytes = await sources
      .use(file, natural, (picture) => renderPicture(picture, rendition))
      .catch((cause: unknown) => {
        throw new NotAPicture(path.basename(file.path), { cause });
      });
    try {
      await stored.write(name, bytes);
    } catch {
      // A full disk must not take the picture from the shopper.
      return bytes;
    }
    free(bytes);
    return null;
  }

  /** Each client reads the stored file in chunks, so that one that does not read holds no whole picture in memory. */
  async function open(name: string, ask: () => Promise<Buffer | null>): Promise<CachedFile> {
    const body = await ask();
    if (body) return { size: body.length, body };
    // Evicted in the meantime by other renditions.
    return (await stored.open(name)) ?? open(name, ask);
  }

  return {
    async get(file, request, format, asker) {
      const natural = await measure(file);
      const rendition = planRendition(request, natural, format);
      const name = `${hash(identityOf(file), 16)}-${hash(rendition, 24)}`;
      const known = queue.has(name) ? null : await stored.open(name);
      if (known) {
        hits += 1;
        return known;
      }
      misses += 1;
      const cost = costOf(rendition, natural);
      return open(name, () => queue.ask(name, { ...asker, cost }, () => make(name, file, natural, rendition)));
    },
    sweep: stored.sweep,
    idle: async () => sharing?.idle(),
    figures: () => {
      const { decodes, shared, bytes: decoded } = sources.figures();
      return {
        hits,
        misses,
        ...queue.figures(),
        decodes,
        decodes_shared: shared,
        decoded_bytes: decoded,
        files: stored.size(),
        bytes: stored.bytes(),
        ...sharing?.figures(),
      };
    },
  };
}
