import fc from 'fast-check';
import { expect, it } from 'vitest';
import { discount } from './discount.ts';

it('rounds the discount down to whole per cent', { tags: ['data-16'] }, () => {
  expect(discount({ price: 6650, cap: 10000 })).toBe(33);
  expect(discount({ price: 10000, cap: 10000 })).toBe(0);
  expect(discount({ price: 10000, cap: null })).toBe(0);
});

it('is the most whole per cent that is really taken off', () => {
  const price = fc.integer({ min: 0, max: 10_000_000 });
  fc.assert(
    fc.property(price, fc.option(price), (now, cap) => {
      const percent = discount({ price: now, cap });
      const off = cap === null || cap <= now ? 0 : (cap - now) * 100;
      expect(percent * (cap ?? 1)).toBeLessThanOrEqual(off);
      expect((percent + 1) * Math.max(cap ?? 1, 1)).toBeGreaterThan(off);
    }),
  );
});
