import { expect, it } from 'vitest';
import { slideAtMiddle } from './mid-viewport.ts';

const at = (...crossing: number[]) => new Set(crossing);

it('is the first of the row that crosses the middle', { tags: ['gallery-8'] }, () => {
  expect(slideAtMiddle(at(3, 2), 0, null)).toBe(2);
});

it('stays in the row while the present one crosses', () => {
  expect(slideAtMiddle(at(2, 3), 3, null)).toBe(3);
});

it('stays where nothing crosses: between two rows, above and below the pictures', () => {
  expect(slideAtMiddle(at(), 1, null)).toBe(1);
  expect(slideAtMiddle(at(), null, null)).toBeNull();
});

it('is at once the one that was asked for, whatever is passed on the way', () => {
  expect(slideAtMiddle(at(0, 1), 0, 5)).toBe(5);
});
