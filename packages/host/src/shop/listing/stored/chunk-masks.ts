import { type Bits, fullBits, intersect, unite, wordsFor } from './bits.ts';
import { type PriceBlock, pricesIn } from './price-block.ts';
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
  prices: PriceBlock | null;
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
const otherVariants = (bits: readonly Bits[], lengths: readonly number[]): Bits[] =>
  lengths.map((length, place) => fullBits(length).map((word, at) => word & ~(bits[place]?.[at] ?? 0)));

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
  const { stock, terms, prices } = parts;
  const variants: ChunkMasks['variants'] = list.ofVariants.map((choice) => ({
    param: choice.param,
    bits: variantsOf(choice, terms, stock),
  }));
  if (list.available !== null) {
    const bits = list.available ? stock.variants : otherVariants(stock.variants, stock.lengths);
    variants.push({ param: AVAILABILITY, bits });
  }
  if (prices && (list.priceFrom !== null || list.priceTo !== null))
    variants.push({ param: PRICE, bits: pricesIn(prices, list.priceFrom, list.priceTo) });
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

/** What would be listed if availability were the only choice of its filter. */
export function byAvailability(masks: ChunkMasks, available: boolean): Bits {
  const { stock } = masks;
  const { products, variants } = passing(masks, AVAILABILITY);
  const own = available ? stock.variants : otherVariants(stock.variants, stock.lengths);
  const both = variants ? own.map((bits, place) => bits.map((word, at) => word & (variants[place]?.[at] ?? 0))) : own;
  return matching({ products, variants: both });
}
