import { expect, test } from 'vitest';
import { LiquidRange } from './range.ts';

test('holds both ends', () => {
  const range = new LiquidRange(-1, 2);
  expect([range.size, range.toArray(), `${range}`]).toEqual([4, [-1, 0, 1, 2], '-1..2']);
  expect([range.includes(1.5), range.includes(3)]).toEqual([true, false]);
});

test('is empty if the last is below the first', () => {
  expect([new LiquidRange(2, 1).size, new LiquidRange(2, 1).toArray()]).toEqual([0, []]);
});

test('reaches beyond 2^53', () => {
  const range = new LiquidRange(9007199254740991, 9007199254740993n);
  expect(range.size).toBe(3);
  expect(range.toArray()).toEqual([9007199254740991, 9007199254740992n, 9007199254740993n]);
});

test('a list of too many is a limit of the render', () => {
  expect(() => new LiquidRange(1, 1e9).toArray()).toThrow('Memory limits exceeded');
  expect(new LiquidRange(1, 1e9).slice(1e8, 2)).toEqual([100000001, 100000002]);
});
