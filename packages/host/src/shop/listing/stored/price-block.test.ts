import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasBit } from './bits.ts';
import { alignedBody } from './body.ts';
import { decodePrices, encodePrices, highestPrice, pricesIn } from './price-block.ts';

const limit = fc.option(fc.integer({ min: -5, max: 2000 }));
/** Prices of products, and of their second variants: the same ones or their own. */
const catalogue = fc.record({
  first: fc.array(fc.nat({ max: 1500 }), { minLength: 1, maxLength: 900, size: 'max' }),
  second: fc.option(fc.array(fc.oneof(fc.nat({ max: 1500 }), fc.maxSafeInteger().map(Math.abs)), { maxLength: 50 })),
});

test('finds the variants of a range, whether they share few prices or have many, and the highest price', () => {
  fc.assert(
    fc.property(catalogue, limit, limit, ({ first, second }, from, to) => {
      const lists = [first, second?.slice(0, first.length) ?? first.slice(0, 70)];
      const block = decodePrices(alignedBody(encodePrices(lists.map((list) => Float64Array.from(list)))));
      const isIn = (price: number) => (from === null || price >= from) && (to === null || price <= to);
      const found = pricesIn(block, from, to);
      for (const [place, list] of lists.entries())
        expect(list.map((_, at) => hasBit(found[place] ?? new Uint32Array(), at))).toEqual(list.map(isIn));
      const [bits = new Uint32Array()] = found;
      expect(highestPrice(block, bits)).toBe(Math.max(0, ...first.filter(isIn)));
    }),
    { numRuns: 200 },
  );
});
