import { expect, test } from 'vitest';
import { createRandom } from './random.ts';
import { areaByChance, areaOf, driftOf, quantile, slopeOf } from './statistics.ts';

test('the area under the curve is 0.5 for equal groups and 1 for separate ones, in either order', () => {
  expect(areaOf([1, 2, 3, 4], [1, 2, 3, 4])).toBe(0.5);
  expect(areaOf([1, 2, 3], [4, 5, 6])).toBe(1);
  expect(areaOf([4, 5, 6], [1, 2, 3])).toBe(1);
  expect(areaOf([1, 3], [2, 4])).toBe(0.75);
});

test('by chance alone, areas lie as far from 0.5 as their standard error says', () => {
  const random = createRandom(1);
  const values = (count: number) => Array.from({ length: count }, () => random.next());
  const squares = Array.from({ length: 500 }, () => (areaOf(values(60), values(40)) - 0.5) ** 2);
  const spread = Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / squares.length);
  expect(spread / areaByChance(60, 40)).toBeCloseTo(1, 1);
});

test('the slope of a line is found through noise', () => {
  const samples = Array.from({ length: 100 }, (_, at) => ({ at, value: 300 + 2 * at + (at % 2 === 0 ? 5 : -5) }));
  expect(slopeOf(samples)).toBeCloseTo(2, 1);
});

test('the drift compares the last quarter with the one before', () => {
  expect(driftOf([1, 1, 500, 500, 100, 100, 120, 120])).toBeCloseTo(20);
  expect(driftOf([300, 300, 300, 300])).toBe(0);
});

test('quantiles', () => {
  expect(quantile([5, 1, 4, 2, 3], 0.5)).toBe(3);
  expect(quantile([], 0.5)).toBeNaN();
});
