import fc from 'fast-check';
import { expect, test } from 'vitest';
import { add, type Decimal, decimalOf, divide, multiply, subtract } from './decimal.ts';
import { calculateShort, type ShortOperation } from './short-decimal.ts';

const EXACT: Record<ShortOperation, (left: Decimal, right: Decimal) => Decimal> = {
  '+': add,
  '-': subtract,
  '*': multiply,
  '/': divide,
};

const price = fc
  .tuple(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), fc.integer({ min: 0, max: 7 }))
  .map(([digits, places]) => digits / 10 ** places);

test('gives what decimals of any size give, or nothing', () => {
  fc.assert(
    fc.property(price, price, fc.constantFrom<ShortOperation>('+', '-', '*', '/'), (left, right, operation) => {
      const short = calculateShort(left, right, operation);
      if (short === undefined) return;
      expect(short).toBe(EXACT[operation](decimalOf(left), decimalOf(right)).toNumber());
    }),
    { numRuns: 2000 },
  );
});

test('prices are short, long fractions and zeros are not', () => {
  expect([calculateShort(0.1, 0.2, '+'), calculateShort(19.99, 3, '*'), calculateShort(100, 3, '/')]).toEqual([
    0.3,
    59.97,
    100 / 3,
  ]);
  expect(calculateShort(1 / 3, 1, '+')).toBeUndefined();
  expect(calculateShort(1e10, 1e10, '*')).toBeUndefined();
  expect(calculateShort(1.5, 1.5, '-')).toBeUndefined();
  expect(calculateShort(1, 0, '/')).toBeUndefined();
});
