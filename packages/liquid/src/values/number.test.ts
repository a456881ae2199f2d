import { expect, test } from 'vitest';
import { Decimal } from './decimal.ts';
import { drop } from './drop.ts';
import { toFloat } from './float.ts';
import { leadingInteger, toCalculable, toInteger, toPosition } from './number.ts';
import { LiquidRange } from './range.ts';

test.each([
  [5, 5],
  ['12abc', 12],
  [' \t-7', -7],
  ['+5', 5],
  ['1_000 pieces', 1000],
  ['1e3', 1],
  ['0x1A', 0],
  ['- 5', 0],
  ['\u00a05', 0],
  ['.5', 0],
  ['5.', 5],
  ['99999999999999999999', 99999999999999999999n],
  [null, 0],
  [true, 0],
  [[1], 0],
  [{}, 0],
  [new LiquidRange(1, 2), 0],
  [drop({ kind: 'amount', print: () => '7' }), 7],
])('%o counts as %s in a calculation', (value, number) => {
  expect(toCalculable(value)).toBe(number);
});

test.each([
  ['1.50', new Decimal(150n, -2)],
  [' -3.7\n', new Decimal(-37n, -1)],
  [2.5, new Decimal(25n, -1)],
  [toFloat(2), new Decimal(2n, 0)],
])('%o counts as a decimal', (value, number) => {
  expect(toCalculable(value)).toEqual(number);
});

test('a decimal text with a NUL is refused', () => {
  expect(() => toCalculable('1.5\0')).toThrow('string contains null byte');
});

test.each([
  ['5', 5],
  [' 5\n', 5],
  ['+5', 5],
  ['-0x1F', -31],
  ['0b11', 3],
  ['0o17', 15],
  ['017', 15],
  ['0_7', 7],
  ['0d19', 19],
  ['0', 0],
  ['-0', 0],
  ['1_000', 1000],
  ['1_0\0x', 10],
  ['18446744073709551616\0', 18446744073709551616n],
  ['123456789012345678901234567890', 123456789012345678901234567890n],
  [7n ** 40n, 7n ** 40n],
])('%o is the integer %s', (value, integer) => {
  expect(toInteger(value)).toBe(integer);
});

test.each([
  '',
  '5.0',
  '08',
  '1__0',
  '5_',
  '_5',
  '0x',
  '- 5',
  '5a',
  '5\0',
  '18446744073709551615\0',
  '١',
  null,
  true,
  1.5,
  toFloat(1),
  [1],
])('%o is no integer', (value) => {
  expect(() => toInteger(value)).toThrow('invalid integer');
});

test('a position beyond all texts stays a number', () => {
  expect(toPosition(10n ** 30n)).toBe(Number.MAX_SAFE_INTEGER);
  expect(toPosition(-(10n ** 30n))).toBe(Number.MIN_SAFE_INTEGER);
});

test('a leading integer beyond 2^53 keeps its digits', () => {
  expect(leadingInteger('-9007199254740993x')).toBe(-9007199254740993n);
});
