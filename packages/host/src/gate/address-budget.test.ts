import { expect, test } from 'vitest';
import { createAddressBudget } from './address-budget.ts';
import { createBudget } from './budget.ts';

test('one connection has one budget, however many addresses it has', () => {
  const budget = createAddressBudget(createBudget({ perMinute: 3, perDay: 5 }, () => 0));
  const take = (ip: string, times: number) =>
    Array.from({ length: times }, () => budget.take(ip)).filter(Boolean).length;
  expect(take('192.0.2.1', 10)).toBe(3);
  expect(take('::ffff:192.0.2.1', 1)).toBe(0);
  expect([take('2001:db8:1:2::1', 3), take('2001:db8:1:2::2', 3)]).toEqual([3, 0]);
  expect(budget.isSpent('2001:db8:1:2::3')).toBe(true);
  expect(take('2001:db8:1:3::1', 1)).toBe(1);
  expect(budget.figures()).toEqual({ addresses: 3, refused: 7 + 1 + 3 + 1 });
});

test('an amount is counted whole', () => {
  const budget = createAddressBudget(createBudget({ perDay: 10 }, () => 0));
  expect([9, 2, 1].map((amount) => budget.take('192.0.2.1', amount))).toEqual([true, false, true]);
});
