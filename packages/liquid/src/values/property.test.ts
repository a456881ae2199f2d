import { describe, expect, test } from 'vitest';
import { drop } from './drop.ts';
import { toFloat } from './float.ts';
import { listDrop } from './list-drop.ts';
import { firstOf, lastOf, readMember, readProperty, sizeOf } from './property.ts';
import { LiquidRange } from './range.ts';

const list = listDrop({ count: () => 3, slice: (offset, limit) => ['a', 'b', 'c'].slice(offset, offset + limit) });

test.each([
  [{ a: 1 }, 'a', 1],
  [{ a: 1 }, 'size', undefined],
  [{ a: 1 }, 'constructor', undefined],
  [{ a: 1 }, '__proto__', undefined],
  [{ a: () => 1 }, 'a', undefined],
  [
    new Map<unknown, unknown>([
      [1, 'one'],
      ['1', 'text'],
    ]),
    1,
    'one',
  ],
  [
    new Map<unknown, unknown>([
      [1, 'one'],
      ['1', 'text'],
    ]),
    '1',
    'text',
  ],
  [['a', 'b'], 1, 'b'],
  [['a', 'b'], -1, 'b'],
  [['a', 'b'], 2, undefined],
  [['a', 'b'], '0', undefined],
  [['a', 'b'], toFloat(0), undefined],
  [['a', 'b'], 1.5, undefined],
  [['a', 'b'], 'length', undefined],
  ['text', 0, undefined],
  ['text', 'length', undefined],
  [5, 'toFixed', undefined],
  [list, 1, 'b'],
  [list, -1, 'c'],
  [drop({ kind: 'x', fields: { a: () => 1 } }), 'a', 1],
  [drop({ kind: 'x', fields: { a: () => 1 } }), 'get', undefined],
  [null, 'a', undefined],
])('%o[%o] is %o', (object, key, value) => {
  expect(readProperty(object, key)).toBe(value);
});

describe('with a dot, size, first and last are commands', () => {
  test.each([
    ['a😀', 2, 'a', '😀'],
    ['', 0, '', ''],
    [['x', 'y'], 2, 'x', 'y'],
    [[], 0, undefined, undefined],
    [new LiquidRange(2, 5), 4, 2, 5],
    [new LiquidRange(5, 2), 0, 5, 2],
    [list, 3, 'a', 'c'],
    [7, 8, undefined, undefined],
    [2n ** 70n, 9, undefined, undefined],
    [1.5, undefined, undefined, undefined],
    [null, undefined, undefined, undefined],
  ])('%o', (value, size, first, last) => {
    expect([readMember(value, 'size'), readMember(value, 'first'), readMember(value, 'last')]).toEqual([
      size,
      first,
      last,
    ]);
    expect([sizeOf(value), firstOf(value), lastOf(value)]).toEqual([size, first, last]);
  });

  test('of a hash, after its own keys', () => {
    expect([readMember({ a: 1 }, 'size'), readMember({ size: 9 }, 'size')]).toEqual([1, 9]);
    expect([readMember({ a: 1 }, 'first'), readMember({ a: 1 }, 'last')]).toEqual([['a', 1], undefined]);
  });
});
