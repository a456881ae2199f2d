import { type Bits, countBits, fullBits, intersect, unite, wordsFor } from './bits.ts';
import type { ResolvedList, TermChoice } from './resolve-list.ts';
import { CHUNK_WORDS } from './slots.ts';
import type { StockBlock } from './stock-block.ts';
import { addProducts, addVariants, type Passing, type TermBlock } from './term-block.ts';

/** What one chunk's answer is computed from. */
export interface ChunkParts {
  chunk: number;
  stock: StockBlock;
  /** By filter; absent where no product of the chunk has it. */
  terms: ReadonlyMap<string, TermBlock>;
  /** The variants whose price the list asks for; null where it asks for none. */
  priced: readonly Bits[] | null;
}

/** The products of a list in one chunk, and what each filter leaves of the chunk. */
export interface ChunkMasks {
  stock: StockBlock;
  /** Before filters. */
  base: Bits;
  products: { param: string; bits: Bits }[];
  variants: { param: string; bits: readonly Bits[] }[];
}

const AVAILABILITY = 'filter.v.availability';
const PRICE = 'filter.v.price';

/** One chunk of a bitmap of the whole catalogue. */
const chunkBits = (bits: Bits, chunk: number): Bits => bits.subarray(chunk * CHUNK_WORDS, (chunk + 1) * CHUNK_WORDS);

/** Variants that are not in the bitmaps. */
function otherVariants(bits: readonly Bits[], lengths: readonly number[]): Bits[] {
  return lengths.map((length, place) => {
    const others = fullBits(length);
    const own = bits[place];
    for (let at = 0; own && at < others.length; at += 1) others[at] = (others[at] ?? 0) & ~(own[at] ?? 0);
    return others;
  });
}

export function baseOf({ stock, chunk, terms }: ChunkParts, list: ResolvedList): Bits {
  const base = stock.published.slice();
  if (list.members) intersect(base, chunkBits(list.members, chunk));
  if (list.foundBits) intersect(base, chunkBits(list.foundBits, chunk));
  if (list.hidesUnavailable) intersect(base, stock.available);
  for (const choice of list.ofList) intersect(base, productsOf(choice, terms, stock));
  return base;
}

function productsOf({ param, terms }: TermChoice, blocks: ChunkParts['terms'], { size }: StockBlock): Bits {
  const bits = new Uint32Array(wordsFor(size));
  const block = blocks.get(param);
  if (block) for (const term of terms) addProducts(block, term, bits);
  return bits;
}

function variantsOf({ param, terms }: TermChoice, blocks: ChunkParts['terms'], { lengths }: StockBlock): Bits[] {
  const bits = lengths.map((length) => new Uint32Array(wordsFor(length)));
  const block = blocks.get(param);
  if (block) for (const term of terms) addVariants(block, term, bits);
  return bits;
}

export function masksOf(parts: ChunkParts, list: ResolvedList): ChunkMasks {
  const { stock, terms, priced } = parts;
  const variants: ChunkMasks['variants'] = list.ofVariants.map((choice) => ({
    param: choice.param,
    bits: variantsOf(choice, terms, stock),
  }));
  if (list.available !== null) {
    const bits = list.available ? stock.variants : otherVariants(stock.variants, stock.lengths);
    variants.push({ param: AVAILABILITY, bits });
  }
  if (priced) variants.push({ param: PRICE, bits: priced });
  const products = list.ofProducts.map((choice) => ({ param: choice.param, bits: productsOf(choice, terms, stock) }));
  return { stock, base: baseOf(parts, list), products, variants };
}

/**
 * What passes every filter; `except` leaves one out. One variant must pass all filters about variants at once: a red S and a blue M are no red M.
 * Products are those that pass the filters about products.
 */
export function passing({ base, products, variants }: ChunkMasks, except?: string): Passing {
  const left = base.slice();
  for (const { param, bits } of products) if (param !== except) intersect(left, bits);
  const [first, ...others] = variants.filter(({ param }) => param !== except);
  if (!first) return { products: left, variants: null };
  if (others.length === 0) return { products: left, variants: first.bits };
  const every = first.bits.map((bits) => bits.slice());
  for (const { bits } of others)
    for (const [place, own] of every.entries()) intersect(own, bits[place] ?? new Uint32Array());
  return { products: left, variants: every };
}

/** The products of which some variant passes. */
export function matching({ products, variants }: Passing): Bits {
  if (!variants) return products;
  const some = new Uint32Array(products.length);
  for (const bits of variants) unite(some, bits);
  intersect(some, products);
  return some;
}

/** How many would be listed if being available, or not, were the only choice of its filter. */
export function countAvailability(masks: ChunkMasks): { available: number; unavailable: number } {
  const { stock } = masks;
  const { products, variants } = passing(masks, AVAILABILITY);
  const some = new Uint32Array(products.length);
  const others = new Uint32Array(products.length);
  for (const [place, own] of stock.variants.entries()) {
    const passed = variants?.[place] ?? fullBits(stock.lengths[place] ?? 0);
    for (let at = 0; at < own.length; at += 1) {
      const word = passed[at] ?? 0;
      some[at] = (some[at] ?? 0) | (word & (own[at] ?? 0));
      others[at] = (others[at] ?? 0) | (word & ~(own[at] ?? 0));
    }
  }
  intersect(some, products);
  intersect(others, products);
  return { available: countBits(some), unavailable: countBits(others) };
}
