import { expect, test } from 'vitest';
import { toFloat } from './float.ts';
import { LiquidRange } from './range.ts';
import { hasSubscript, subscript } from './subscript.ts';

test.each([
  [{ a: 1 }, 'a', 1],
  [{ a: 1 }, null, undefined],
  ['hello', 'ell', 'ell'],
  ['hello', 'x', undefined],
  ['h😀llo', 1, '😀'],
  ['hello', -1, 'o'],
  ['hello', 1.9, 'e'],
  ['hello', 9, undefined],
  ['hello', new LiquidRange(1, 2), 'el'],
  ['hello', new LiquidRange(-3, -1), 'llo'],
  ['hello', new LiquidRange(9, 10), undefined],
  [5, 0, 1],
  [5, 1, 0],
  [5, -1, 0],
  [-1, 100, 1],
  [5, new LiquidRange(1, 2), 2],
  [[1, 2, 3], new LiquidRange(1, 5), [2, 3]],
  [[1, 2], toFloat(1), 2],
])('%o[%o] is %o', (item, property, value) => {
  expect(subscript(item, property)).toEqual(value);
});

test.each([
  ['hello', null, "cannot select the property ''"],
  ['hello', true, "cannot select the property 'true'"],
  [5, 'a', "cannot select the property 'a'"],
  [[1], 'a', "cannot select the property 'a'"],
  ['hello', 10n ** 30n, 'internal'],
])('%o[%o] is an error', (item, property, message) => {
  expect(() => subscript(item, property)).toThrow(message);
});

test('nil, booleans, floats and ranges have no properties', () => {
  expect([null, true, 1.5, toFloat(1), new LiquidRange(1, 2)].map(hasSubscript)).toEqual(Array(5).fill(false));
  expect(['', 1, [], {}, new Map(), 1n].map(hasSubscript)).toEqual(Array(6).fill(true));
});
