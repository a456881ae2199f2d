import { createHash } from 'node:crypto';

/** Fourteen digits that stay the same for the same name: the middle of `template--{digits}__{key}` (docs/platform.md: section rendering). */
export function stableDigits(name: string): string {
  const value = createHash('sha1').update(name).digest().readBigUInt64BE(0);
  return String(10_000_000_000_000n + (value % 90_000_000_000_000n));
}

/** Id of a block: unique over the sections of a page and the same on every request (docs/platform.md: theme blocks). */
export function blockId(owner: string, key: string): string {
  return `A${createHash('sha1').update(`${owner}/${key}`).digest('base64url').replace(/[-_]/g, '').slice(0, 16)}__${key}`;
}
