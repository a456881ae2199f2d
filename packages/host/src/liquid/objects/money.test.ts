import { expect, test } from 'vitest';
import { equals, order } from '../language/compare.ts';
import { centsIn } from './money.ts';
import type { ObjectScope } from './scope.ts';

const scope = { shop: { currency: 'EUR' } } as ObjectScope;

test('an amount in another currency than the page’s is compared like any number', () => {
  expect(centsIn(scope, 500, 'EUR')).toBe(500);
  const foreign = centsIn(scope, 500, 'USD');
  expect(
    [order(foreign, 0), order(0, foreign), order(foreign, 500)].map((sign) => Math.sign(sign ?? Number.NaN)),
  ).toEqual([1, -1, 0]);
  expect([equals(foreign, 500), equals(500, foreign), equals(foreign, 0), equals(centsIn(scope, 0, 'USD'), 0)]).toEqual(
    [true, true, false, true],
  );
});
