import { describe, expect, test } from 'vitest';
import { drop } from '../values/drop.ts';
import { toFloat } from '../values/float.ts';
import { LiquidRange } from '../values/range.ts';
import { answer, printed } from './test-filter.ts';

const products = [{ title: 'b', price: 2 }, { title: 'a', price: 1.5 }, { title: 'c' }];

test('join writes nested items in a row', () => {
  expect(answer('join', ['a', [1, [null]], { k: 1 }], '-')).toBe('a-1--{"k"=>1}');
  expect(answer('join', new LiquidRange(1, 3))).toBe('1 2 3');
  expect(answer('join', 'text', ',')).toBe('text');
  expect([answer('join', [1, 2], undefined), answer('join', [1, 2], null)]).toEqual(['12', '12']);
});

test('size, first and last', () => {
  expect([answer('size', 'a😀'), answer('size', [1, 2]), answer('size', 5), answer('size', 1.5)]).toEqual([2, 2, 8, 0]);
  expect([answer('first', { a: 1 }), answer('first', 'é'), answer('last', 'a😀'), answer('first', 12)]).toEqual([
    ['a', 1],
    'é',
    '😀',
    undefined,
  ]);
});

test('reverse and concat flatten what they are given on the left', () => {
  expect(answer('reverse', [1, [2, 3]])).toEqual([3, 2, 1]);
  expect(answer('concat', [1, [2]], [[3]])).toEqual([1, 2, [3]]);
  expect(answer('concat', null, [1])).toEqual([1]);
  expect(() => answer('concat', [1], 'a')).toThrow('concat filter requires an array argument');
  expect(() => answer('concat', [1], new LiquidRange(1, 2))).toThrow('concat filter requires an array argument');
});

test('map reads a property of each item, and nil of items without properties', () => {
  expect(answer('map', products, 'title')).toEqual(['b', 'a', 'c']);
  expect(answer('map', ['abc', 'x'], 'b')).toEqual(['b', undefined]);
  expect(answer('map', [1.5, null, true], 'a')).toEqual([undefined, undefined, undefined]);
  expect(answer('map', [1, 'a'], 'to_liquid')).toEqual([1, 'a']);
  expect(answer('map', { title: 'x' }, 'title')).toEqual(['x']);
  expect(() => answer('map', [1], 'a')).toThrow("cannot select the property 'a'");
});

test('uniq distinguishes integers from floats, and recognizes equal lists and hashes', () => {
  expect(printed('uniq', [1, toFloat(1), '1', 1, '1', toFloat(1)])).toBe('11.01');
  expect(answer('uniq', [{ a: 1 }, { a: 1 }, { a: toFloat(1) }])).toHaveLength(2);
  expect(answer('uniq', [{ a: [1] }, { a: [1] }], 'a')).toHaveLength(1);
  expect(answer('uniq', [null, undefined, null])).toHaveLength(1);
  expect(answer('uniq', [1.5, 1.5], 'a')).toBeUndefined();
  expect(answer('uniq', [1.5], 'a')).toEqual([1.5]);
});

test('compact drops nil, by itself or by a property', () => {
  expect(answer('compact', [1, null, [null, 2]])).toEqual([1, 2]);
  expect(answer('compact', products, 'price')).toHaveLength(2);
  expect(answer('compact', [null], 'a')).toBeUndefined();
});

test('sum adds numbers of any kind, and nested ones', () => {
  expect(printed('sum', ['1.5', 2, null, true, 'x', [0.1, 0.2]])).toBe('3.8');
  expect(printed('sum', products, 'price')).toBe('3.5');
  expect(printed('sum', [1.5, { a: 2 }], 'a')).toBe('2');
  expect(answer('sum', [])).toBe(0);
  expect(() => answer('sum', [5], 'a')).toThrow("cannot select the property 'a'");
});

describe('slice', () => {
  test.each([
    ['h😀llo', [1], '😀'],
    ['hello', [1, 3], 'ell'],
    ['hello', [-2, 2], 'lo'],
    ['hello', [5, 1], ''],
    ['hello', [6, 1], ''],
    ['hello', [-6, 2], ''],
    ['hello', [1, -1], ''],
    ['hello', ['1', '2'], 'el'],
    ['hello', [1, null], 'e'],
    ['hello', [0, 10n ** 30n], 'hello'],
    [
      [1, 2, 3],
      [1, 5],
      [2, 3],
    ],
    [[1, 2], [2], []],
    [[1, 2], [3], []],
    [12345, [1, 2], '23'],
    [null, [0], ''],
  ])('%o: %o', (input, args, result) => {
    expect(answer('slice', input, ...args)).toEqual(result);
  });

  test('wants integers', () => {
    expect(() => answer('slice', 'abc', null)).toThrow('invalid integer');
    expect(() => answer('slice', 'abc', 1.5)).toThrow('invalid integer');
  });
});

test('filters read the members of drops in a list', () => {
  const item = drop({ kind: 'item', fields: { n: () => 4 } });
  expect(answer('sum', [item, item], 'n')).toBe(8);
  expect(answer('map', [item], 'constructor')).toEqual([undefined]);
});
