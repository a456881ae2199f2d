import fc from 'fast-check';
import { expect, it } from 'vitest';
import { distributionOf } from './distribution.ts';
import { reviewFixture } from './reviews.fixture.ts';

const rated = (...ratings: number[]) => ratings.map((rating, id) => reviewFixture(id + 1, { rating }));

it('counts from five stars down to one', () => {
  expect(distributionOf(rated(5, 5, 4, 1))).toEqual([2, 1, 0, 0, 1]);
  expect(distributionOf(rated(4.5, 4.4))).toEqual([1, 1, 0, 0, 0]);
});

it('leaves none out', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 1, max: 5, noNaN: true })), (ratings) => {
      expect(distributionOf(rated(...ratings)).reduce((sum, count) => sum + count, 0)).toBe(ratings.length);
    }),
  );
});
