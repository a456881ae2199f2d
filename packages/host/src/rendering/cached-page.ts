import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip, zstdCompressSync, zstdDecompress } from 'node:zlib';
import type { Encoding } from '../http/asset-encoding.ts';
import type { PageResult } from './page-result.ts';
import { type CdnPage, type CdnSettings, cdnPage } from './surrogate-keys.ts';

const brotli = promisify(brotliCompress);
const unbrotli = promisify(brotliDecompress);
const gzipped = promisify(gzip);
const gunzipped = promisify(gunzip);
/** Less work than handing it to another thread would be; a size known beforehand saves a third of it. */
const compressFast = (body: Buffer): Buffer =>
  zstdCompressSync(body, {
    chunkSize: 65_536,
    pledgedSrcSize: body.length,
    params: { [constants.ZSTD_c_compressionLevel]: 1 },
  });
const unzstd = promisify(zstdDecompress);

/** Zstandard takes a fifth of Brotli's time for a fifth more bytes: for answers sent as soon as they are rendered. */
export type PageEncoding = Encoding | 'zstd';

/** An answer in the encodings that clients have requested so far. */
export interface CachedPage {
  status: number;
  contentType: string;
  /** Where to go instead: a path of this shop. */
  redirect?: string;
  /** The body: uncompressed at first, only compressed once the page is cached (`compact`). */
  bodies: Map<PageEncoding, Buffer>;
  /** Those that are being made. */
  making: Map<PageEncoding, Promise<Buffer>>;
  /** Without quotes and without the encoding. */
  etag: string;
  /** Values of the `Link` header. */
  links: readonly string[];
  /** For one visitor only. */
  isPrivate: boolean;
  /** How a CDN may keep it; null where it may not. */
  cdn: CdnPage | null;
  /** Prepared answers by the form they were requested in (`gate/direct-answers.ts`). */
  sent: Map<string, SentAnswer>;
}

/** An answer as it left. */
export interface SentAnswer {
  status: number;
  /** The head without the parts that differ by request: the request id goes after the first part, the date after the second. */
  head: readonly [string, string, string];
  body: Buffer | null;
  /** What its request is counted under. */
  route: string;
  /** ms since 1970; from then on its head is another. */
  until: number;
}

/** The answer of a rendering. `cdn`: of a shop behind one. */
export function asPage(result: PageResult, cdn?: CdnSettings): CachedPage {
  const body = Buffer.from(result.body);
  return {
    status: result.status,
    contentType: result.contentType,
    ...(result.redirect === undefined ? {} : { redirect: result.redirect }),
    bodies: new Map([['identity', body]]),
    making: new Map(),
    etag: createHash('sha1').update(body).digest('base64url').slice(0, 22),
    links: result.links ?? [],
    isPrivate: result.private,
    cdn: cdn && !result.private ? cdnPage(result.dependencies, cdn) : null,
    sent: new Map(),
  };
}

/** Bytes of the prepared heads of a page, and of its bookkeeping. */
const AROUND = 8000;

/** Prepared heads of a page, about: each has its keys. */
const HEADS = 4;

/** Bytes a page takes now. */
export function sizeOfPage({ bodies, cdn }: CachedPage): number {
  const keys = cdn?.keys[1].length ?? 0;
  return bodies.values().reduce((sum, { length }) => sum + length, AROUND + keys * HEADS);
}

/**
 * The body in an encoding. A compressed body stays with the page; the uncompressed one is decompressed whenever it is requested. `isCached`:
 * the page is cached and will be sent again, which is worth a third more time for a twelfth of its bytes.
 */
export async function bodyOf(page: CachedPage, encoding: PageEncoding, isCached: boolean): Promise<Buffer> {
  const known = page.bodies.get(encoding) ?? page.making.get(encoding);
  if (known) return known;
  const making = unpacked(page).then((plain) => encode(plain, encoding, isCached));
  page.making.set(encoding, making);
  try {
    const body = await making;
    if (encoding !== 'identity') page.bodies.set(encoding, body);
    // It was for the first who asked.
    if (encoding === 'br' || encoding === 'gzip') page.bodies.delete('zstd');
    return body;
  } finally {
    page.making.delete(encoding);
  }
}

/** Leaves a page that has its plain body the compressed ones alone: a fifth of it, or less. */
export async function compact(page: CachedPage): Promise<void> {
  if (page.bodies.size === 1) await bodyOf(page, 'zstd', true);
  page.bodies.delete('identity');
}

async function unpacked({ bodies }: CachedPage): Promise<Buffer> {
  const plain = bodies.get('identity');
  if (plain) return plain;
  const [fastest, smallest] = [bodies.get('zstd'), bodies.get('br')];
  if (fastest) return unzstd(fastest);
  return smallest ? unbrotli(smallest) : gunzipped(bodies.get('gzip') ?? Buffer.alloc(0));
}

/** Fast enough to be made while someone waits. */
async function encode(body: Buffer, encoding: PageEncoding, isCached: boolean): Promise<Buffer> {
  if (encoding === 'identity') return body;
  if (encoding === 'zstd') return exact(compressFast(body));
  if (encoding === 'gzip') return exact(await gzipped(body, { level: isCached ? 6 : 4 }));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: isCached ? 5 : 4,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    [constants.BROTLI_PARAM_LGWIN]: 18,
  };
  return exact(await brotli(body, { params }));
}

/** A short body is a part of the 16 kB it was compressed into, and would keep them all. */
function exact(body: Buffer): Buffer {
  if (body.buffer.byteLength === body.length) return body;
  const copy = Buffer.allocUnsafeSlow(body.length);
  body.copy(copy);
  return copy;
}
