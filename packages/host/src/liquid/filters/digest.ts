import { createHash, createHmac } from 'node:crypto';
import { blake3 } from '@noble/hashes/blake3.js';
import { toText } from '@vitrine/liquid';
import type { FilterTable } from '../extension.ts';

const hash = (algorithm: string) => (input: unknown) => createHash(algorithm).update(toText(input)).digest('hex');
const hmac =
  (algorithm: string) =>
  (input: unknown, [key]: readonly unknown[]) =>
    createHmac(algorithm, toText(key)).update(toText(input)).digest('hex');

export const digestFilters: FilterTable = {
  md5: hash('md5'),
  sha1: hash('sha1'),
  sha256: hash('sha256'),
  hmac_sha1: hmac('sha1'),
  hmac_sha256: hmac('sha256'),
  // Node's own hash functions have no BLAKE3.
  blake3: (input) => Buffer.from(blake3(Buffer.from(toText(input)))).toString('hex'),
};
