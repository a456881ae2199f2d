import fc from 'fast-check';
import { expect, it } from 'vitest';
import { columnsAt } from './columns.ts';

it('goes one column down and two up on a desk, one either way on a phone', () => {
  const own = { columns_desktop: 3, columns_mobile: 2 };
  expect(columnsAt('large', own)).toEqual({ columns_desktop: 2, columns_mobile: 1 });
  expect(columnsAt('standard', own)).toEqual(own);
  expect(columnsAt('small', own)).toEqual({ columns_desktop: 5, columns_mobile: 3 });
});

it('stays within what a grid may have, and never turns round', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 3 }), (columns_desktop, columns_mobile) => {
      const own = { columns_desktop, columns_mobile };
      const [large, small] = [columnsAt('large', own), columnsAt('small', own)];
      expect(large.columns_desktop).toBeGreaterThanOrEqual(1);
      expect(large.columns_mobile).toBeGreaterThanOrEqual(1);
      expect(small.columns_desktop).toBeLessThanOrEqual(6);
      expect(small.columns_mobile).toBeLessThanOrEqual(3);
      expect(large.columns_desktop <= columns_desktop && columns_desktop <= small.columns_desktop).toBe(true);
      expect(large.columns_mobile <= columns_mobile && columns_mobile <= small.columns_mobile).toBe(true);
    }),
  );
});
