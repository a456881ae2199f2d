import { expect, test } from 'vitest';
import { circles } from './circles.ts';

const graph = (imports: Record<string, string[]>) => new Map(Object.entries(imports));

test('files that lead back to themselves are found, those that share what they import are not', () => {
  expect(circles(graph({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }))).toEqual([]);
  expect(circles(graph({ a: ['b'], b: ['c'], c: ['b', 'd'], d: [] }))).toEqual([['b', 'c']]);
  expect(circles(graph({ a: ['a'] }))).toEqual([['a']]);
});

test('circles that share a file are one group, others stand apart', () => {
  expect(circles(graph({ b: ['a', 'c'], a: ['b'], c: ['b'], x: ['y', 'a'], y: ['x'] }))).toEqual([
    ['a', 'b', 'c'],
    ['x', 'y'],
  ]);
});
