import { type Bits, fullBits, intersect, wordsFor } from './bits.ts';

type Codes = Uint8Array | Uint16Array | Uint32Array;

/** Prices of a chunk, minor units: of its variants, a list for each place. Each price is the number of one of the chunk's few different ones. */
export interface PriceBlock {
  /** Every price there is, ascending. */
  prices: Float64Array;
  lengths: readonly number[];
  /** By place; null where every variant has the price of its product's first one. */
  codes: readonly (Codes | null)[];
}

const HEADER = 4;
const CODES = { 1: Uint8Array, 2: Uint16Array, 4: Uint32Array } as const;
const evenly = (bytes: number): number => Math.ceil(bytes / 8) * 8;
const widthFor = (count: number): 1 | 2 | 4 => (count <= 2 ** 8 ? 1 : count <= 2 ** 16 ? 2 : 4);

/**
 * Words: number of prices, number of places, bytes of a code, and one to align; of each place its length, and 1 where its codes follow; then the
 * prices as doubles, and the codes of each place.
 */
export function encodePrices(lists: readonly Float64Array[]): Buffer {
  const prices = Float64Array.from(new Set(lists.flatMap((list) => [...list]))).sort();
  const codeOf = new Map([...prices].map((price, code) => [price, code]));
  const width = widthFor(prices.length);
  const [first] = lists;
  const own = lists.map((list, place) => place === 0 || list.some((price, at) => price !== first?.[at]));
  const header = Uint32Array.of(
    prices.length,
    lists.length,
    width,
    0,
    ...lists.flatMap(({ length }, place) => [length, Number(own[place])]),
  );
  const parts: Uint8Array[] = [];
  const add = ({ buffer, byteOffset, byteLength }: ArrayBufferView): void => {
    parts.push(new Uint8Array(buffer, byteOffset, byteLength), new Uint8Array(evenly(byteLength) - byteLength));
  };
  add(header);
  add(prices);
  for (const [place, list] of lists.entries())
    if (own[place]) add(new CODES[width](Array.from(list, (price) => codeOf.get(price) ?? 0)));
  return Buffer.concat(parts);
}

export function decodePrices(body: Uint8Array<ArrayBuffer>): PriceBlock {
  const { buffer, byteOffset, byteLength } = body;
  const words = new Uint32Array(buffer, byteOffset, byteLength >>> 2);
  const [count = 0, places = 0, width = 4] = words;
  const List = width === 1 ? CODES[1] : width === 2 ? CODES[2] : CODES[4];
  const list = [...words.subarray(HEADER, HEADER + 2 * places)];
  const lengths = list.filter((_, at) => at % 2 === 0);
  let at = byteOffset + evenly(4 * (HEADER + list.length));
  const prices = new Float64Array(buffer, at, count);
  at += prices.byteLength;
  const codes = lengths.map((length, place) => {
    if (list[2 * place + 1] === 0) return null;
    const own = new List(buffer, at, length);
    at += evenly(own.byteLength);
    return own;
  });
  return { prices, lengths, codes };
}

/** How many of the ascending numbers are below `limit`, or up to it. */
function countBelow(list: Float64Array, limit: number, including: boolean): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const value = list[middle] ?? 0;
    if (value < limit || (including && value === limit)) low = middle + 1;
    else high = middle;
  }
  return low;
}

function bitsOf(codes: Codes, from: number, span: number): Bits {
  const bits = new Uint32Array(wordsFor(codes.length));
  const { length } = codes;
  for (let word = 0, at = 0; at < length; word += 1) {
    const end = Math.min(at + 32, length);
    let set = 0;
    for (let bit = 0; at < end; at += 1, bit += 1) if (((codes[at] ?? 0) - from) >>> 0 < span) set |= 1 << bit;
    bits[word] = set;
  }
  return bits;
}

/** The variants whose price is in a range, ends included. Null is no limit. */
export function pricesIn({ prices, lengths, codes }: PriceBlock, from: number | null, to: number | null): Bits[] {
  const low = from === null ? 0 : countBelow(prices, from, false);
  const high = to === null ? prices.length : countBelow(prices, to, true);
  const span = Math.max(0, high - low);
  const ofPlace: Bits[] = [];
  for (const [place, length] of lengths.entries()) {
    const own = codes[place];
    if (own) ofPlace.push(bitsOf(own, low, span));
    else {
      const bits = fullBits(length);
      intersect(bits, ofPlace[0] ?? new Uint32Array());
      ofPlace.push(bits);
    }
  }
  return ofPlace;
}

/** The highest price of the first place among some products; 0 of none. */
export function highestPrice({ prices, codes: [codes] }: PriceBlock, among: Bits): number {
  let highest = -1;
  for (let word = 0; codes && word < among.length; word += 1)
    for (let rest = among[word] ?? 0; rest !== 0; rest &= rest - 1) {
      const code = codes[word * 32 + 31 - Math.clz32(rest & -rest)] ?? 0;
      if (code > highest) highest = code;
    }
  return Math.max(0, prices[highest] ?? 0);
}
