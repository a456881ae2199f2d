import { expect, test } from 'vitest';
import { createBudget } from './budget.ts';

const MINUTE = 60_000;

test('a key has so many a minute and so many a day; others have their own', () => {
  let time = 0;
  const budget = createBudget({ perMinute: 3, perDay: 5 }, () => time);
  const take = (key: string, times: number) =>
    Array.from({ length: times }, () => budget.take(key)).filter(Boolean).length;
  expect(take('a', 10)).toBe(3);
  expect(budget.isSpent('a')).toBe(true);
  expect(take('b', 1)).toBe(1);
  time += MINUTE;
  expect(budget.isSpent('a')).toBe(false);
  expect(take('a', 10)).toBe(2);
  time += MINUTE;
  expect(take('a', 10)).toBe(0);
  time += 24 * 60 * MINUTE;
  expect(take('a', 10)).toBe(3);
  expect(budget.figures()).toEqual({ kept: 2, refused: 7 + 1 + 8 + 10 + 7 });
});

test('many different keys do not fill the memory', () => {
  const budget = createBudget({ perMinute: 1, perDay: 1 }, () => 0);
  for (let key = 0; key < 30_000; key += 1) budget.take(String(key));
  expect(budget.figures().kept).toBe(20_000);
});

test('amounts count whole or not at all, and without a bound of a minute only the day counts', () => {
  let time = 0;
  const budget = createBudget({ perDay: 100 }, () => time);
  expect([90, 11, 10, 1].map((amount) => budget.take('a', amount))).toEqual([true, false, true, false]);
  expect(budget.figures().refused).toBe(2);
  time += MINUTE;
  expect(budget.take('a')).toBe(false);
  time += 24 * 60 * MINUTE;
  expect(budget.take('a', 100)).toBe(true);
});
