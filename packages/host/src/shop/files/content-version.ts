import { createHash } from 'node:crypto';

/** The version of a file, which its addresses carry (`?v=`): ten hexadecimal digits of its content's SHA-1. */
export const contentVersion = (bytes: Uint8Array): string =>
  createHash('sha1').update(bytes).digest('hex').slice(0, 10);
