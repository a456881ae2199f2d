import { compares, equals } from '@vitrine/liquid';
import { expect, test } from 'vitest';
import type { ObjectScope } from '../scope.ts';
import { centsIn } from './money.ts';

const scope = { shop: { currency: 'EUR' } } as ObjectScope;

test('an amount in another currency than the page’s is compared like any number', () => {
  expect(centsIn(scope, 500, 'EUR')).toBe(500);
  const foreign = centsIn(scope, 500, 'USD');
  expect([compares(foreign, '>', 0), compares(0, '<', foreign), compares(foreign, '>=', 500)]).toEqual([
    true,
    true,
    true,
  ]);
  expect([equals(foreign, 500), equals(500, foreign), equals(foreign, 0), equals(centsIn(scope, 0, 'USD'), 0)]).toEqual(
    [true, true, false, true],
  );
});
