import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';

const DIGITS = 10;

/** The version of a file, which its addresses carry (`?v=`): ten hexadecimal digits of its content's SHA-1. */
export const contentVersion = (bytes: Uint8Array): string =>
  createHash('sha1').update(bytes).digest('hex').slice(0, DIGITS);

/** The same of a file on disk, which is never in memory as a whole: it may be a film. */
export async function contentVersionOf(path: string): Promise<string> {
  const hash = createHash('sha1');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex').slice(0, DIGITS);
}
