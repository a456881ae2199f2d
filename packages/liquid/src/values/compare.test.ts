import { describe, expect, test } from 'vitest';
import { compares, contains, equals, isBlank, isEmpty, isTruthy, sortOrder } from './compare.ts';
import { drop, emptyDrop } from './drop.ts';
import { toFloat } from './float.ts';
import { listDrop } from './list-drop.ts';
import { BLANK, EMPTY } from './literal.ts';
import { LiquidRange } from './range.ts';

const red = drop({ kind: 'color', print: () => '#f00', asText: true });
const price = drop({ kind: 'money', print: () => '19.90', asNumber: true });

describe('equality', () => {
  test.each([
    [1, toFloat(1), true],
    [2n ** 70n, toFloat(2 ** 70), true],
    [2n ** 70n + 1n, toFloat(2 ** 70), false],
    ['1', 1, false],
    [null, undefined, true],
    [null, false, false],
    [[1, [2]], [toFloat(1), [2]], true],
    [[1], [1, 2], false],
    [{ a: 1, b: 2 }, { b: 2, a: toFloat(1) }, true],
    [{ a: 1 }, { a: undefined }, false],
    [new Map([['a', 1]]), { a: 1 }, true],
    [new LiquidRange(1, 3), new LiquidRange(1, 3), true],
    [new LiquidRange(1, 3), new LiquidRange(1, 4), false],
    [red, '#f00', true],
    [price, 19.9, true],
    [emptyDrop, null, true],
  ])('%o == %o: %s', (left, right, equal) => {
    expect([equals(left, right), equals(right, left)]).toEqual([equal, equal]);
  });

  test.each([
    ['', true, true],
    [' \n', false, true],
    ['\u00a0', false, false],
    [[], true, true],
    [{}, true, true],
    [new Map(), true, true],
    [[null], false, false],
    [null, false, true],
    [false, false, true],
    [true, false, false],
    [0, false, false],
    [new LiquidRange(5, 1), false, false],
    [emptyDrop, true, true],
  ])('%o is empty: %s, blank: %s', (value, empty, blank) => {
    expect([isEmpty(value), equals(value, EMPTY), equals(EMPTY, value)]).toEqual([empty, empty, empty]);
    expect([isBlank(value), equals(value, BLANK), equals(BLANK, value)]).toEqual([blank, blank, blank]);
  });

  test('`empty` and `blank` are not equal to each other or to themselves', () => {
    expect([equals(EMPTY, EMPTY), equals(EMPTY, BLANK), equals(BLANK, BLANK)]).toEqual([false, false, false]);
  });
});

test('only nil, false and empty objects are false', () => {
  expect([null, undefined, false, emptyDrop].map(isTruthy)).toEqual([false, false, false, false]);
  expect([0, '', [], {}, red, EMPTY].map(isTruthy)).toEqual([true, true, true, true, true, true]);
});

describe('order', () => {
  test.each([
    [1, '<', 2, true],
    [1, '<=', toFloat(1), true],
    [2n ** 70n, '>', toFloat(1e300), false],
    [0.5, '>=', 1, false],
    ['a', '<', 'b', true],
    ['\uffee', '<', '😀', true],
    [price, '>', 19, true],
    [null, '<', 1, false],
    [1, '>', null, false],
    [[1], '<', [2], false],
    [true, '<', 2, false],
    [Number.NaN, '<=', 1, false],
  ] as const)('%o %s %o: %s', (left, operator, right, holds) => {
    expect(compares(left, operator, right)).toBe(holds);
  });

  test.each([
    [1, 'a', 'comparison of Integer with String failed'],
    [1.5, 'a', 'comparison of Float with String failed'],
    [toFloat(1), 'a', 'comparison of Float with String failed'],
    ['a', 1, 'comparison of String with 1 failed'],
    ['a', 1.5, 'comparison of String with 1.5 failed'],
    ['a', 2n ** 80n, 'comparison of String with Integer failed'],
  ])('%o < %o is an error', (left, right, message) => {
    expect(() => compares(left, '<', right)).toThrow(message);
  });

  test('for sorting, lists are compared by item, and equal values of any kind have the same order', () => {
    expect(sortOrder([1, 'a'], [1, 'b'])).toBe(-1);
    expect(sortOrder([1], [1, 2])).toBe(-1);
    expect(sortOrder([1, 'a'], [1, 2])).toBeUndefined();
    expect(sortOrder({ a: 1 }, { a: 1 })).toBe(0);
    expect(sortOrder(true, true)).toBe(0);
    expect(sortOrder(true, false)).toBeUndefined();
    expect(sortOrder(1, 'a')).toBeUndefined();
    expect(sortOrder(2, toFloat(10))).toBe(-1);
  });
});

describe('contains', () => {
  const list = listDrop({ count: () => 2, slice: (offset, limit) => ['a', 1].slice(offset, offset + limit) });

  test.each([
    ['abc', 'b', true],
    ['a1', 1, true],
    ['abc', '', true],
    ['abc', null, false],
    [null, 'a', false],
    [['a', 1], toFloat(1), true],
    [['a'], 'b', false],
    [{ a: null }, 'a', true],
    [{ a: null }, 'toString', false],
    [new Map([[1, 1]]), 1, true],
    [new LiquidRange(1, 5), 2.5, true],
    [new LiquidRange(1, 5), 6, false],
    [new LiquidRange(1, 5), '3', false],
    [list, 'a', true],
    [red, 'f0', true],
    [12, 1, false],
  ])('%o contains %o: %s', (left, right, held) => {
    expect(contains(left, right)).toBe(held);
  });
});
