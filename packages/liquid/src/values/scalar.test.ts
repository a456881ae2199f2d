import { expect, test } from 'vitest';
import { printFloat } from './scalar.ts';

test.each([
  [0, '0.0'],
  [-0, '-0.0'],
  [4, '4.0'],
  [-2.5, '-2.5'],
  [0.0001, '0.0001'],
  [0.00012345, '0.00012345'],
  [0.00001, '1.0e-05'],
  [-1.5e-7, '-1.5e-07'],
  [100000000000000, '100000000000000.0'],
  [1e15, '1.0e+15'],
  [1234567890123456, '1.234567890123456e+15'],
  [1000000000000000.1, '1000000000000000.1'],
  [1e100, '1.0e+100'],
  [5e-324, '5.0e-324'],
  [Number.POSITIVE_INFINITY, 'Infinity'],
  [Number.NEGATIVE_INFINITY, '-Infinity'],
  [Number.NaN, 'NaN'],
])('%d prints %s', (value, text) => {
  expect(printFloat(value)).toBe(text);
});
