import fc from 'fast-check';
import { expect, it } from 'vitest';
import { priceStep } from './listing-data.ts';

it.each([
  [4_900, 5],
  [20_000, 5],
  [20_001, 10],
  [100_000, 10],
  [128_000, 50],
])('a list up to %i cents has steps of %i', (cents, step) => expect(priceStep(cents)).toBe(step));

it('is a sum shoppers count in, and never more than a quarter of what a list of 20 to 2 000 has', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2_000, max: 200_000 }), (cents) => {
      const step = priceStep(cents);
      expect([5, 10, 50]).toContain(step);
      expect(step * 100 * 4).toBeLessThanOrEqual(cents);
      // The arrow keys get from end to end without patience running out.
      expect(cents / 100 / step).toBeLessThanOrEqual(100);
    }),
  );
});
