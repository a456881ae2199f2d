import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ascending, salesOrder } from './listing-index.ts';

const compared = (values: Float64Array) =>
  Uint32Array.from(values.keys()).sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0) || a - b);

test('orders by value, of equals the lower ordinal first, also where value and ordinal do not fit into one number', () => {
  const value = fc.oneof(fc.integer({ min: 0, max: 5 }), fc.nat(), fc.integer(), fc.maxSafeInteger(), fc.constant(0.5));
  fc.assert(
    fc.property(fc.array(value), (list) => {
      const values = Float64Array.from(list);
      expect(ascending(values)).toEqual(compared(values));
      expect(salesOrder(values)).toEqual(compared(values.map((units) => -units)));
    }),
  );
});
