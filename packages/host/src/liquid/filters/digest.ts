import { createHash, createHmac } from 'node:crypto';
import type { FilterTable } from '../language/filter.ts';
import { print } from '../language/print.ts';
import { blake3 } from './blake3.ts';

const hash = (algorithm: string) => (input: unknown) => createHash(algorithm).update(print(input)).digest('hex');
const hmac =
  (algorithm: string) =>
  (input: unknown, [key]: readonly unknown[]) =>
    createHmac(algorithm, print(key)).update(print(input)).digest('hex');

export const digestFilters: FilterTable = {
  md5: hash('md5'),
  sha1: hash('sha1'),
  sha256: hash('sha256'),
  hmac_sha1: hmac('sha1'),
  hmac_sha256: hmac('sha256'),
  blake3: (input) => blake3(Buffer.from(print(input))),
};
