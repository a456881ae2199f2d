import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** Whether a client names an encoding, and does not refuse it. */
function takes(encoding: string): (accept: string | undefined) => boolean {
  const named = new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?:,|$))`);
  return (accept = '') => named.test(accept);
}
const takesBrotli = takes('br');
const takesGzip = takes('gzip');
/** Whether the client takes the encoding that is made fastest. */
export const takesZstd = takes('zstd');

/** The smallest encoding the client names. */
export function chooseEncoding(accept: string | undefined): Encoding {
  if (takesBrotli(accept)) return 'br';
  return takesGzip(accept) ? 'gzip' : 'identity';
}

const COMPRESSIBLE = /^(?:text\/|image\/svg|application\/(?:json|javascript|manifest|xml|atom\+xml))/;

export function isCompressible(type: string): boolean {
  return COMPRESSIBLE.test(type);
}

/** Compresses once, for something that will be sent many times: slow and small. */
export async function encodeForKeeping(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return gzipped(bytes, { level: 9 });
  if (encoding === 'identity') return bytes;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return brotli(bytes, { params });
}
