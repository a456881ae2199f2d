import fc from 'fast-check';
import { expect, it } from 'vitest';
import { distribute } from './distribute.ts';

it('distribute gives parts that add up and are within one of their exact share', () => {
  fc.assert(
    fc.property(fc.nat(1e11), fc.array(fc.nat(1e12), { minLength: 1, maxLength: 40 }), (amount, weights) => {
      const parts = distribute(amount, weights);
      const sum = weights.reduce((total, weight) => total + weight, 0);
      expect(parts.reduce((total, part) => total + part, 0)).toBe(sum === 0 ? 0 : amount);
      for (const [index, part] of parts.entries()) {
        expect(part).toBeGreaterThanOrEqual(0);
        if (weights[index] === 0) expect(part).toBe(0);
        if (sum > 0) expect(Math.abs(part - (amount * (weights[index] ?? 0)) / sum)).toBeLessThan(1.001);
      }
    }),
  );
});
