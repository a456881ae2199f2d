import { type Bits, setBit, wordsFor } from './bits.ts';
import { wordsOf } from './body.ts';

/** What changes while a shop is open: which products of a chunk are published, and what of them can be bought. */
export interface StockBlock {
  /** Products of the chunk. */
  size: number;
  /** How many products have a variant in each place: the first one, the second … Descending. */
  lengths: readonly number[];
  published: Bits;
  /** Products. */
  available: Bits;
  /** Variants, a bitmap for each place. */
  variants: readonly Bits[];
}

/** One byte for each bit, as the database sends them. */
function packed(flags: Uint8Array): Bits {
  const bits = new Uint32Array(wordsFor(flags.length));
  for (const [at, flag] of flags.entries()) if (flag === 1) setBit(bits, at, true);
  return bits;
}

/** Bytes 0 and 1, a list for each bitmap. */
export interface StockFlags {
  published: Uint8Array;
  available: Uint8Array;
  variants: readonly Uint8Array[];
}

export const stockOfFlags = ({ published, available, variants }: StockFlags): StockBlock => ({
  size: published.length,
  lengths: variants.map(({ length }) => length),
  published: packed(published),
  available: packed(available),
  variants: variants.map(packed),
});

/** Words: the size, the number of places, their lengths, then the bitmaps. */
export function encodeStock({ size, lengths, published, available, variants }: StockBlock): Buffer {
  const words = [Uint32Array.of(size, lengths.length, ...lengths), published, available, ...variants];
  return Buffer.concat(words.map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength)));
}

/** A copy of its own: it is changed in place by what is sold. */
export function decodeStock(body: Uint8Array): StockBlock {
  const words = wordsOf(body).slice();
  const [size = 0, places = 0] = words;
  const lengths = [...words.subarray(2, 2 + places)];
  let at = 2 + places;
  const take = (count: number): Bits => {
    const bits = words.subarray(at, at + wordsFor(count));
    at += bits.length;
    return bits;
  };
  return { size, lengths, published: take(size), available: take(size), variants: lengths.map(take) };
}
