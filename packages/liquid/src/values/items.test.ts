import { expect, test } from 'vitest';
import { drop } from './drop.ts';
import { loopItems, toItems } from './items.ts';
import { listDrop } from './list-drop.ts';
import { LiquidRange } from './range.ts';

const hash = { a: 1 };
const list = listDrop({
  count: () => 100,
  slice: (offset, limit) => Array.from({ length: limit }, (_, at) => offset + at),
});

test('list filters flatten lists, and take anything else as a list of one', () => {
  expect(toItems([1, [2, [3, null]]])).toEqual([1, 2, 3, null]);
  expect(toItems(new LiquidRange(1, 3))).toEqual([1, 2, 3]);
  expect(toItems(hash)).toEqual([hash]);
  expect(toItems('ab')).toEqual(['ab']);
  expect(toItems(null)).toEqual([]);
  expect(toItems(list)).toHaveLength(50);
});

test('a loop takes a window', () => {
  expect(loopItems([1, 2, 3, 4], 1, 2)).toEqual([2, 3]);
  expect(loopItems(new LiquidRange(1, 1e12), 10, 2)).toEqual([11, 12]);
  expect(loopItems(list, 48, 10)).toEqual([48, 49]);
  expect(loopItems({ a: 1, b: 2 }, 1, 5)).toEqual([['b', 2]]);
  expect(loopItems(drop({ kind: 'x', entries: () => [['k', 'v']] }), 0, 5)).toEqual([['k', 'v']]);
  expect(loopItems('text', 0, 5)).toEqual(['text']);
  expect(loopItems('', 0, 5)).toEqual([]);
  expect(loopItems(5, 0, 5)).toEqual([]);
});
