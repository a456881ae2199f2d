import { expect, test } from 'vitest';
import { LiquidFloat, printNumber, toInteger, toNumeric } from './number.ts';

test.each([
  ['12abc', 12, false],
  [' -3 ', -3, false],
  ['1.50', 1.5, true],
  ['1e3', 1, false],
  ['', 0, false],
  [null, 0, false],
  [true, 0, false],
  [2.5, 2.5, true],
  [new LiquidFloat(2), 2, true],
  [{}, 0, false],
])('%o is read as a number', (value, number, float) => {
  expect(toNumeric(value)).toEqual({ value: number, float });
});

test.each([
  [1e20, '100000000000000000000'],
  [1e25, '10000000000000000905969664'],
  [1.5e-7, '1.5e-07'],
  [0.1, '0.1'],
  [Number.NaN, 'NaN'],
])('%d is printed', (value, text) => {
  expect(printNumber(value)).toBe(text);
});

test('integers stay within what can be counted', () => {
  expect(toInteger(Number.POSITIVE_INFINITY)).toBe(0);
  expect(toInteger('99999999999999999999999')).toBe(Number.MAX_SAFE_INTEGER);
});
