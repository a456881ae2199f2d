import { createHash } from 'node:crypto';
import type { Id } from './types.ts';

/**
 * The id of a record, worked out from what names it (`stableId('product', handle)`): the same data gets the same ids on every
 * import and every machine. 52 bits, never 0.
 */
export function stableId(kind: string, ...names: string[]): Id {
  const digest = createHash('sha1')
    .update(JSON.stringify([kind, ...names]))
    .digest();
  const id = (digest.readUInt32BE(0) % 2 ** 20) * 2 ** 32 + digest.readUInt32BE(4);
  return id === 0 ? 1 : id;
}
