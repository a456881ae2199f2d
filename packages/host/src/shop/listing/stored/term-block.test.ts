import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Bits, hasBit, setBit, wordsFor } from './bits.ts';
import { alignedBody } from './body.ts';
import { addProducts, addVariants, countable, countProducts, decodeTerms, encodeTerms, hasAny } from './term-block.ts';

/** Products of the chunk: more than a list can have words for, and no multiple of 32. */
const SIZE = 20_011;
/** Those that have a first variant, a second, a third. */
const LENGTHS = [SIZE, 9001, 40];

/** Every so-manyth place from one on: dense ones become bitmaps, sparse ones lists. */
const places = (size: number) =>
  fc
    .record({ from: fc.nat({ max: size - 1 }), step: fc.constantFrom(1, 2, 3, 40, 700, SIZE) })
    .map(({ from, step }) => {
      const lows: number[] = [];
      for (let low = from; low < size; low += step) lows.push(low);
      return lows;
    });
const bitsOf = (lows: readonly number[], size: number): Bits => {
  const bits = new Uint32Array(wordsFor(size));
  for (const low of lows) setBit(bits, low, true);
  return bits;
};
const lowsOf = (bits: Bits): number[] =>
  Array.from({ length: bits.length * 32 }, (_, low) => low).filter((low) => hasBit(bits, low));
const variants = fc.tuple(...LENGTHS.map(places));

test('has what was written, as lists and as bitmaps, and counts each product once', () => {
  const ofTerm = fc.record({ variants, isOfVariants: fc.boolean() });
  fc.assert(
    fc.property(
      fc.array(ofTerm, { minLength: 1, maxLength: 4 }),
      places(SIZE),
      fc.option(variants),
      (list, among, passed) => {
        const terms = list.map(({ variants: lists, isOfVariants }, at) => ({
          term: at * 3 + 1,
          products: Uint16Array.from(new Set(isOfVariants ? lists.flat() : lists[0])).sort(),
          variants: isOfVariants ? lists.map((lows) => Uint16Array.from(lows)) : [],
        }));
        const block = decodeTerms(alignedBody(encodeTerms(terms.toReversed(), SIZE, LENGTHS)));
        for (const { term, products, variants: lists } of terms) {
          const found = new Uint32Array(wordsFor(SIZE));
          addProducts(block, term, found);
          expect(lowsOf(found)).toEqual([...products]);
          const bits = LENGTHS.map((length) => new Uint32Array(wordsFor(length)));
          addVariants(block, term, bits);
          expect(bits.map(lowsOf)).toEqual(LENGTHS.map((_, place) => [...(lists[place] ?? [])]));
          expect(hasAny(block, term, bitsOf(among, SIZE))).toBe(among.some((low) => products.includes(low)));
        }
        const asked = terms.filter((one) => passed === null || one.variants.length > 0);
        const wanted = new Set(among);
        const counted = new Set(
          asked.flatMap((one) =>
            passed === null
              ? [...one.products]
              : one.variants.flatMap((lows, place) => {
                  const passing = new Set(passed[place]);
                  return [...lows].filter((low) => passing.has(low));
                }),
          ),
        );
        const scratch = new Uint32Array(wordsFor(SIZE));
        const passing = countable({
          products: bitsOf(among, SIZE),
          variants: passed?.map((lows, place) => bitsOf(lows, LENGTHS[place] ?? 0)) ?? null,
        });
        const ids = [...asked.map(({ term }) => term), 2];
        expect(countProducts(block, ids, passing, scratch)).toBe(counted.intersection(wanted).size);
        expect(scratch.every((word) => word === 0)).toBe(true);
      },
    ),
    { numRuns: 40 },
  );
});
