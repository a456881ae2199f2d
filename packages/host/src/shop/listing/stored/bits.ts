/** One bit for each product of a chunk, or for each product that has a variant in one place: the lowest bit of the first word is the first. */
export type Bits = Uint32Array<ArrayBufferLike>;

/** Words that hold so many bits. */
export const wordsFor = (count: number): number => (count + 31) >>> 5;

export const hasBit = (bits: Bits, at: number): boolean => (((bits[at >>> 5] ?? 0) >>> (at & 31)) & 1) === 1;

export function setBit(bits: Bits, at: number, isSet: boolean): void {
  const mask = 1 << (at & 31);
  bits[at >>> 5] = isSet ? (bits[at >>> 5] ?? 0) | mask : (bits[at >>> 5] ?? 0) & ~mask;
}

/** The first `count` bits set. */
export function fullBits(count: number): Bits {
  const bits = new Uint32Array(wordsFor(count)).fill(0xffff_ffff);
  const over = count & 31;
  if (over > 0) bits[bits.length - 1] = 2 ** over - 1;
  return bits;
}

/** How many bits of one word are set. */
export function countWord(word: number): number {
  const pairs = word - ((word >>> 1) & 0x5555_5555);
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (let at = 0; at < bits.length; at += 1) count += countWord(bits[at] ?? 0);
  return count;
}

export const isEmpty = (bits: Bits): boolean => bits.every((word) => word === 0);

/** Leaves in `bits` what `other` has too; what is beyond the end of `other` is not in it. */
export function intersect(bits: Bits, other: Bits): void {
  for (let at = 0; at < bits.length; at += 1) bits[at] = (bits[at] ?? 0) & (other[at] ?? 0);
}

/** Adds to `bits` what `other` has, as far as `bits` goes. */
export function unite(bits: Bits, other: Bits): void {
  const length = Math.min(bits.length, other.length);
  for (let at = 0; at < length; at += 1) bits[at] = (bits[at] ?? 0) | (other[at] ?? 0);
}
