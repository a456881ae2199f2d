import { createHash } from 'node:crypto';

const known = new Map<string, number>();

/** A positive integer below 2^53 that is always the same for the same name. */
export function numericId(name: string): number {
  let id = known.get(name);
  if (id === undefined) {
    id = Number(createHash('sha1').update(name).digest().readBigUInt64BE(0) & 0x1f_ffff_ffff_ffffn) + 1;
    if (known.size > 5000) known.clear();
    known.set(name, id);
  }
  return id;
}
