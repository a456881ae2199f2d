import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  add,
  compareDecimals,
  Decimal,
  decimalOf,
  divide,
  multiply,
  parseDecimal,
  remainder,
  roundDecimal,
  subtract,
  wholeOf,
} from './decimal.ts';

const of = parseDecimal;

test('digits are exact: 0.1 + 0.2 is 0.3', () => {
  expect(add(of('0.1'), of('0.2')).toNumber()).toBe(0.3);
  expect(subtract(of('1.3'), of('1.2')).toNumber()).toBe(0.1);
  expect(multiply(of('1.1'), of('1.1')).toNumber()).toBe(1.21);
});

test('a float becomes the digits it prints', () => {
  expect(decimalOf(0.1)).toEqual(new Decimal(1n, -1));
  expect(decimalOf(-1.5e-7)).toEqual(new Decimal(-15n, -8));
  expect(decimalOf(1e21).toNumber()).toBe(1e21);
});

test('zero has a sign, and infinities calculate as floats', () => {
  expect(parseDecimal('-0.00').toNumber()).toBe(-0);
  expect(multiply(of('-0.5'), of('0.0')).toNumber()).toBe(-0);
  expect(add(of('-0.5'), of('0.5')).toNumber()).toBe(0);
  expect(divide(of('1.0'), of('-0.0')).toNumber()).toBe(Number.NEGATIVE_INFINITY);
  expect(divide(of('0.0'), of('0.0')).toNumber()).toBeNaN();
});

test.each([
  ['7.5', '-2.0', -0.5],
  ['-7.5', '2.0', 0.5],
  ['-7.5', '2.5', 0],
  ['123456789012345678901234567890.5', '0.7', 0.5],
])('the remainder of %s by %s is %d', (left, right, rest) => {
  expect(remainder(of(left), of(right)).toNumber()).toBe(rest);
});

test.each([
  ['2.675', 2, 'half', 2.68],
  ['-2.5', 0, 'half', -3],
  ['15.55', -1, 'half', 20],
  ['4.9', -3, 'half', 0],
  ['-0.03', 1, 'half', -0],
  ['1.01', 0, 'up', 2],
  ['-1.99', 0, 'up', -1],
  ['1.99', 0, 'down', 1],
  ['-1.01', 0, 'down', -2],
] as const)('%s to %d digits (%s) is %d', (value, digits, rounding, rounded) => {
  expect(roundDecimal(of(value), digits, rounding).toNumber()).toBe(rounded);
});

test('truncates numbers of any size', () => {
  expect(wholeOf(of('-7.9'))).toBe(-7n);
  expect(wholeOf(new Decimal(5n, 20))).toBe(500000000000000000000n);
});

test('converts any float without loss, and keeps the order of two', () => {
  const float = fc.double({ noNaN: true });
  fc.assert(
    fc.property(float, float, (a, b) => {
      expect(decimalOf(a).toNumber()).toBe(a);
      expect(Math.sign(compareDecimals(decimalOf(a), decimalOf(b)))).toBe(a === b ? 0 : a < b ? -1 : 1);
    }),
  );
});

test('a quotient is the float nearest to the exact one', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer().filter(Boolean), (a, b) => {
      expect(divide(new Decimal(BigInt(a), 0), new Decimal(BigInt(b), 0)).toNumber() + 0).toBe(a / b + 0);
    }),
  );
});

test('a number with too many digits ends the render', () => {
  let value = of('1.23456789');
  expect(() => {
    for (let turn = 0; turn < 40; turn++) value = add(multiply(value, value), new Decimal(1n, -200_000));
  }).toThrow('Memory limits exceeded');
});
