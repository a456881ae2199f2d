import { expect, it } from 'vitest';
import { aReview } from './fake-reviews.ts';
import { facetsOf, isFiltering, matchesFilter, NO_FILTER } from './review-filter.ts';

const records = (facts: Record<string, string>) =>
  Object.entries(facts).map(([name, value], id) => ({ id, name, value }));
const reviews = [
  aReview(1, { rating: 5, attribute_records: records({ Fit: 'Runs small', 'Size worn': '10', Height: `5'10"` }) }),
  aReview(2, { rating: 4.6, attribute_records: records({ Fit: 'True to size', 'Size worn': '2', Height: `5'4"` }) }),
  aReview(3, { rating: 2, attribute_records: records({ Fit: 'Runs small', 'Size worn': 'OS' }), photos: ['/a.jpg'] }),
];
const chosen = (filter: Partial<typeof NO_FILTER>) =>
  reviews.filter((review) => matchesFilter(review, { ...NO_FILTER, ...filter })).map(({ id }) => id);

it('lets through what fits every choice', () => {
  expect(chosen({})).toEqual([1, 2, 3]);
  expect(chosen({ stars: 5 })).toEqual([1, 2]);
  expect(chosen({ pictures: true })).toEqual([3]);
  expect(chosen({ attributes: { Fit: 'Runs small' } })).toEqual([1, 3]);
  expect(chosen({ stars: 2, attributes: { Fit: 'Runs small', 'Size worn': 'OS' } })).toEqual([3]);
  expect(chosen({ stars: 1 })).toEqual([]);
  expect([isFiltering(NO_FILTER), isFiltering({ ...NO_FILTER, pictures: true })]).toEqual([false, true]);
});

it('offers what tells reviews apart, sizes and heights in their order, each with its count', () => {
  const { stars, pictures, attributes } = facetsOf(reviews);
  expect(stars).toEqual([
    { stars: 5, count: 2 },
    { stars: 2, count: 1 },
  ]);
  expect(pictures).toBe(1);
  expect(attributes.map(({ name }) => name)).toEqual(['Fit', 'Size worn', 'Height']);
  expect(attributes[0]?.values).toEqual([
    { value: 'Runs small', count: 2 },
    { value: 'True to size', count: 1 },
  ]);
  expect(attributes[1]?.values.map(({ value }) => value)).toEqual(['2', 'OS', '10']);
  expect(attributes[2]?.values.map(({ value }) => value)).toEqual([`5'4"`, `5'10"`]);
  expect(facetsOf(reviews.slice(0, 1)).attributes).toEqual([]);
});
