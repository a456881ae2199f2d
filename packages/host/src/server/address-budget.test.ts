import { expect, test } from 'vitest';
import { createAddressBudget } from './address-budget.ts';

const MINUTE = 60_000;

test('an address has so many a minute and so many a day; others have their own', () => {
  let time = 0;
  const budget = createAddressBudget({ perMinute: 3, perDay: 5 }, () => time);
  const take = (ip: string, times: number) =>
    Array.from({ length: times }, () => budget.take(ip)).filter(Boolean).length;
  expect(take('192.0.2.1', 10)).toBe(3);
  expect(budget.isSpent('192.0.2.1')).toBe(true);
  expect(take('192.0.2.2', 1)).toBe(1);
  // One connection has all of these.
  expect([take('2001:db8:1:2::1', 3), take('2001:db8:1:2::2', 3)]).toEqual([3, 0]);
  time += MINUTE;
  expect(budget.isSpent('192.0.2.1')).toBe(false);
  expect(take('192.0.2.1', 10)).toBe(2);
  time += MINUTE;
  expect(take('192.0.2.1', 10)).toBe(0);
  time += 24 * 60 * MINUTE;
  expect(take('192.0.2.1', 10)).toBe(3);
  expect(budget.figures()).toMatchObject({ addresses: 3 });
});

test('strangers with many addresses do not fill the memory', () => {
  const budget = createAddressBudget({ perMinute: 1, perDay: 1 }, () => 0);
  for (let address = 0; address < 30_000; address += 1)
    budget.take(`10.${address >> 16}.${(address >> 8) & 255}.${address & 255}`);
  expect(budget.figures().addresses).toBe(20_000);
});
