import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding the client names. */
export function chooseEncoding(accept: string | undefined): Encoding {
  const text = accept ?? '';
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(text)) return 'br';
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(text)) return 'gzip';
  return 'identity';
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
