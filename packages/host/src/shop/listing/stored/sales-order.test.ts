import fc from 'fast-check';
import { expect, test } from 'vitest';
import { salesOrder } from './sales-order.ts';

const product = fc.record({ before: fc.nat({ max: 4 }), now: fc.option(fc.nat({ max: 4 })) });

test('is the order that sorting all products again gives', () => {
  fc.assert(
    fc.property(fc.array(product), (products) => {
      // Slots are in another order than ages, and have gaps.
      const all = products.map((one, age) => ({ ...one, age, slot: ((age * 7) % 1000) * 3 }));
      const sorted = (units: (one: (typeof all)[number]) => number) =>
        Uint32Array.from(
          all.toSorted((a, b) => units(b) - units(a) || a.age - b.age),
          ({ slot }) => slot,
        );
      const order = sorted(({ before }) => before);
      const unitsOf = new Map(all.map(({ slot, before }) => [slot, before]));
      const stored = {
        order,
        units: Float64Array.from(order, (slot) => unitsOf.get(slot) ?? 0),
        created: Uint32Array.from(all, ({ slot }) => slot),
      };
      const sold = new Map(all.flatMap(({ slot, now }) => (now === null ? [] : [[slot, now] as const])));
      expect(salesOrder(stored, sold)).toEqual(sorted(({ before, now }) => now ?? before));
    }),
    { numRuns: 300 },
  );
});
