import { type Bits, countWord, hasBit, setBit, wordsFor } from './bits.ts';
import { wordsOf } from './body.ts';

/**
 * Which products of a chunk have the values of one filter. Each value has an entry for its products and, of filters about variants, one for
 * each place of variants: a list of their places in the chunk where they are few, else a bitmap.
 */
export interface TermBlock {
  /** Four words an entry: the term's id, its place, where its list or bitmap begins (in halves of words, or words), and how long it is. */
  entries: Uint32Array;
  words: Uint32Array;
  halves: Uint16Array;
}

/** Of an entry's second word: any variant, or the product itself. */
const ANY = 0;
const FIELDS = 4;

/** The places in a chunk that have a term: of products, and of variants by their place among those of the product. */
export interface TermLows {
  term: number;
  /** Ascending. */
  products: Uint16Array;
  /** Ascending, by place; absent of filters about products. */
  variants: readonly Uint16Array[];
}

interface Part {
  term: number;
  place: number;
  lows: Uint16Array;
  /** Products that have this place. */
  length: number;
}

const evenly = (bytes: number): number => Math.ceil(bytes / 4) * 4;
const isBitmap = ({ lows, length }: Part): boolean => lows.length * 2 > wordsFor(length) * 4;

/** `lengths`: how many products have each place; `size`: how many there are. */
export function encodeTerms(terms: readonly TermLows[], size: number, lengths: readonly number[]): Buffer {
  const parts = terms
    .toSorted((a, b) => a.term - b.term)
    .flatMap(({ term, products, variants }): Part[] => [
      { term, place: ANY, lows: products, length: size },
      ...variants.flatMap((lows, at) =>
        lows.length === 0 ? [] : [{ term, place: at + 1, lows, length: lengths[at] ?? 0 }],
      ),
    ]);
  const start = 4 * (1 + FIELDS * parts.length);
  const bytesOf = (part: Part) => (isBitmap(part) ? wordsFor(part.length) * 4 : evenly(part.lows.byteLength));
  const body = new ArrayBuffer(parts.reduce((bytes, part) => bytes + bytesOf(part), start));
  const words = new Uint32Array(body);
  words[0] = parts.length;
  let at = start;
  for (const [index, part] of parts.entries()) {
    const { term, place, lows } = part;
    const bitmap = isBitmap(part);
    const count = bitmap ? wordsFor(part.length) : lows.length;
    words.set([term, place * 2 + Number(bitmap), bitmap ? at / 4 : at / 2, count], 1 + FIELDS * index);
    if (bitmap) {
      const bits = words.subarray(at / 4, at / 4 + count);
      for (const low of lows) setBit(bits, low, true);
    } else new Uint16Array(body, at, count).set(lows);
    at += bytesOf(part);
  }
  return Buffer.from(body);
}

export function decodeTerms(body: Uint8Array): TermBlock {
  const words = wordsOf(body);
  return {
    entries: words.subarray(1, 1 + FIELDS * (words[0] ?? 0)),
    words,
    halves: new Uint16Array(body.buffer, body.byteOffset, body.byteLength >>> 1),
  };
}

/** The number of a term's first entry; where it has none, of another's. */
function firstEntry({ entries }: TermBlock, term: number): number {
  let [low, high] = [0, entries.length / FIELDS];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((entries[middle * FIELDS] ?? 0) < term) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** One list or bitmap; `place` is -1 for the product itself. */
interface Entry {
  place: number;
  isBitmap: boolean;
  start: number;
  count: number;
}

function entryOf({ entries }: TermBlock, index: number, term: number): Entry | null {
  const [owner, kind = 0, start = 0, count = 0] = entries.subarray(index * FIELDS, (index + 1) * FIELDS);
  return owner === term ? { place: (kind >>> 1) - 1, isBitmap: (kind & 1) === 1, start, count } : null;
}

const productsEntry = (block: TermBlock, term: number): Entry | null => entryOf(block, firstEntry(block, term), term);

function* variantEntries(block: TermBlock, term: number): Generator<Entry> {
  for (let index = firstEntry(block, term) + 1; ; index += 1) {
    const entry = entryOf(block, index, term);
    if (!entry) return;
    yield entry;
  }
}

function addEntry({ words, halves }: TermBlock, { isBitmap, start, count }: Entry, bits: Bits): void {
  if (isBitmap) for (let at = 0; at < count; at += 1) bits[at] = (bits[at] ?? 0) | (words[start + at] ?? 0);
  else
    for (let at = start; at < start + count; at += 1) {
      const low = halves[at] ?? 0;
      bits[low >>> 5] = (bits[low >>> 5] ?? 0) | (1 << (low & 31));
    }
}

/** Adds the products that have a term. */
export function addProducts(block: TermBlock, term: number, bits: Bits): void {
  const entry = productsEntry(block, term);
  if (entry) addEntry(block, entry, bits);
}

/** Adds the variants that have a term, to the bitmap of their place. */
export function addVariants(block: TermBlock, term: number, bits: readonly Bits[]): void {
  for (const entry of variantEntries(block, term)) {
    const own = bits[entry.place];
    if (own) addEntry(block, entry, own);
  }
}

/** Whether any of some products has the term. */
export function hasAny(block: TermBlock, term: number, among: Bits): boolean {
  const entry = productsEntry(block, term);
  if (!entry) return false;
  const { isBitmap, start, count } = entry;
  for (let at = 0; at < count; at += 1)
    if (
      isBitmap
        ? ((block.words[start + at] ?? 0) & (among[at] ?? 0)) !== 0
        : hasBit(among, block.halves[start + at] ?? 0)
    )
      return true;
  return false;
}

/** Words of a chunk below which going to each by its number is faster than going through all. */
const FEW_WORDS = 400;

/** What is counted: products among `products`; where `variants` is not null, those of which one of these variants has the term. */
export interface Passing {
  products: Bits;
  variants: readonly Bits[] | null;
}

/** The same, with the words of `products` that are not 0 where they are few: of a small collection nearly every word of a chunk is empty. */
export interface Countable extends Passing {
  few: Uint16Array | null;
}

export function countable({ products, variants }: Passing): Countable {
  const few: number[] = [];
  for (let word = 0; word < products.length && few.length <= FEW_WORDS; word += 1)
    if (products[word] !== 0) few.push(word);
  return { products, variants, few: few.length > FEW_WORDS ? null : Uint16Array.from(few) };
}

/** An entry, and the variants of its place that pass; null where any will do. */
type Counted = readonly [Entry, Bits | null];

/** Marks the products of lists in `scratch`. */
function markLists({ halves }: TermBlock, lists: readonly Counted[], scratch: Bits): void {
  for (const [{ start, count }, variants] of lists)
    for (let at = start; at < start + count; at += 1) {
      const low = halves[at] ?? 0;
      if (!variants || hasBit(variants, low)) scratch[low >>> 5] = (scratch[low >>> 5] ?? 0) | (1 << (low & 31));
    }
}

/** Counts what lists have marked and takes it out again: most terms of a filter with thousands are lists of a few products in a chunk. */
function countLists({ halves }: TermBlock, lists: readonly Counted[], products: Bits, scratch: Bits): number {
  let total = 0;
  for (const [{ start, count }] of lists)
    for (let at = start; at < start + count; at += 1) {
      const word = (halves[at] ?? 0) >>> 5;
      const marked = scratch[word] ?? 0;
      if (marked === 0) continue;
      total += countWord(marked & (products[word] ?? 0));
      scratch[word] = 0;
    }
  return total;
}

/** Marks the products of bitmaps in `scratch`. */
function markBitmaps({ words }: TermBlock, bitmaps: readonly Counted[], scratch: Bits): void {
  for (const [{ start, count }, variants] of bitmaps)
    if (variants)
      for (let at = 0; at < count; at += 1)
        scratch[at] = (scratch[at] ?? 0) | ((words[start + at] ?? 0) & (variants[at] ?? 0));
    else for (let at = 0; at < count; at += 1) scratch[at] = (scratch[at] ?? 0) | (words[start + at] ?? 0);
}

/** The same for the words of some products alone. */
function markBitmapsAt({ words }: TermBlock, bitmaps: readonly Counted[], scratch: Bits, at: Uint16Array): void {
  for (const [{ start, count }, variants] of bitmaps)
    for (const word of at)
      if (word < count)
        scratch[word] = (scratch[word] ?? 0) | ((words[start + word] ?? 0) & (variants ? (variants[word] ?? 0) : -1));
}

/** Products that have any of the terms, each counted once. `scratch` has a bit for each product; none is set before and after. */
export function countProducts(
  block: TermBlock,
  terms: readonly number[],
  { products, variants, few }: Countable,
  scratch: Bits,
): number {
  const all = terms.flatMap((term): Counted[] => {
    if (variants) return Array.from(variantEntries(block, term), (entry) => [entry, variants[entry.place] ?? null]);
    const entry = productsEntry(block, term);
    return entry ? [[entry, null]] : [];
  });
  const lists = all.filter(([{ isBitmap }]) => !isBitmap);
  markLists(block, lists, scratch);
  if (lists.length === all.length) return countLists(block, lists, products, scratch);
  const bitmaps = all.filter(([{ isBitmap }]) => isBitmap);
  let total = 0;
  if (few) {
    markBitmapsAt(block, bitmaps, scratch, few);
    for (const word of few) {
      total += countWord((scratch[word] ?? 0) & (products[word] ?? 0));
      scratch[word] = 0;
    }
    countLists(block, lists, products, scratch);
    return total;
  }
  markBitmaps(block, bitmaps, scratch);
  for (let word = 0; word < products.length; word += 1)
    total += countWord((scratch[word] ?? 0) & (products[word] ?? 0));
  scratch.fill(0);
  return total;
}
