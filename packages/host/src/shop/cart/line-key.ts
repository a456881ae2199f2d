import { createHash } from 'node:crypto';
import type { LineProperties } from '../orders/types-commerce.ts';
import type { Id } from '../types.ts';

/**
 * The key of a line, `{variant}:{hash}`: two adds with one key are one line. The order of the properties does not matter; everything else
 * about them does.
 */
export function lineKey(variantId: Id, properties: LineProperties | null): string {
  const sorted = Object.entries(properties ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
  return `${variantId}:${createHash('md5').update(JSON.stringify(sorted)).digest('hex')}`;
}
