import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeReview, decodeV1, decodeV2 } from './decode-reviews.ts';
import { Review } from './review.schema.ts';

const wire = {
  id: 11,
  product_id: 1,
  rating: 4,
  title: 'Lovely',
  body: 'Falls well.',
  response: 'Thank you.',
  created_at: '2026-03-01T08:00:00.000Z',
  target_title: 'Slip Dress',
  customer: { id: 1, first_name: 'Ines', last_name: 'K' },
  photo_urls: ['https://pics.test/a.jpg', { url: 'https://pics.test/b.jpg' }, 'javascript:alert(1)', null, 7],
  attribute_records: [{ id: 5, name: 'Size', value: 'M' }],
};
const known = {
  id: 11,
  rating: 4,
  title: 'Lovely',
  body: 'Falls well.',
  response: 'Thank you.',
  created_at: '2026-03-01T08:00:00.000Z',
  customer: { first_name: 'Ines' },
  photos: ['https://pics.test/a.jpg', 'https://pics.test/b.jpg'],
  attribute_records: [{ id: 5, name: 'Size', value: 'M' }],
};

describe('one review', () => {
  it('has the fields of its rule', () => {
    expect(decodeReview(wire)).toEqual(known);
    expect(Review.parse(decodeReview(wire))).toEqual(known);
  });

  it('bears texts, customer and attributes that are null or missing', () => {
    const bare = { id: 1, rating: 5, title: '', body: '', response: null, created_at: '' };
    const empty = { ...bare, customer: { first_name: '' }, photos: [], attribute_records: [] };
    expect(decodeReview({ id: 1, rating: 5 })).toEqual(empty);
    const nulls = { title: null, body: null, response: null, customer: null, attribute_records: null };
    expect(decodeReview({ id: 1, rating: 5, ...nulls })).toEqual(empty);
    expect(decodeReview({ id: 1, rating: 5, customer: { first_name: null } })).toEqual(empty);
  });

  it('never takes the product’s title for the review’s', () => {
    expect(decodeReview({ ...wire, title: null })?.title).toBe('');
  });

  it('leaves out attributes without a value and writes numbers out', () => {
    const attribute_records = [
      { id: 1, name: 'Height', value: 170 },
      { id: 2, name: 'Fit', value: null },
      { id: 3, name: 'Empty', value: '' },
      { name: 'No id', value: 'x' },
      'nonsense',
    ];
    expect(decodeReview({ ...wire, attribute_records })?.attribute_records).toEqual([
      { id: 1, name: 'Height', value: '170' },
      { id: 'No id', name: 'No id', value: 'x' },
    ]);
  });

  it('is none without an id, or a rating of 1 to 5', () => {
    for (const broken of [null, 'x', {}, { id: 1 }, { rating: 5 }, { id: 1, rating: 0 }, { id: 1, rating: '5' }]) {
      expect(decodeReview(broken)).toBeNull();
    }
  });
});

describe('a page', () => {
  it('of v1 ends where the cursor is null or missing', { tags: ['call-8'] }, () => {
    expect(decodeV1({ product_reviews: [wire], meta: { page: { after: 'abc' } } })).toEqual({
      reviews: [known],
      next: 'abc',
    });
    for (const meta of [{ page: { after: null } }, { page: {} }, {}, null, undefined]) {
      expect(decodeV1({ product_reviews: [wire], meta })?.next).toBeNull();
    }
  });

  it('of v2 has its rows in `data` and its cursor in `meta`', () => {
    expect(decodeV2({ data: [wire], meta: { after: 'abc' } })).toEqual({ reviews: [known], next: 'abc' });
    for (const meta of [{ after: null }, {}, null, undefined]) expect(decodeV2({ data: [], meta })?.next).toBeNull();
  });

  it('leaves out rows that are no reviews', () => {
    expect(decodeV1({ product_reviews: [null, wire, { id: 2 }] })?.reviews).toEqual([known]);
  });

  it('is none where there is no list', () => {
    for (const value of [null, [], 'x', {}, { product_reviews: {} }, { data: 'x' }]) {
      expect(decodeV1(value)).toBeNull();
      expect(decodeV2(value)).toBeNull();
    }
  });

  it('is a review or nothing, whatever comes', () => {
    const anything = fc.anything();
    const word = fc.oneof({ weight: 4, arbitrary: fc.option(fc.string()) }, anything);
    const row = fc.record({
      id: fc.oneof(fc.integer(), fc.string(), anything),
      rating: fc.oneof(fc.integer({ min: 0, max: 6 }), anything),
      title: word,
      body: word,
      response: word,
      customer: fc.option(fc.record({ first_name: word })),
      attribute_records: fc.option(fc.array(fc.record({ id: anything, name: anything, value: anything }))),
    });
    fc.assert(
      fc.property(fc.array(fc.oneof(row, anything)), anything, (rows, after) => {
        for (const page of [decodeV1({ product_reviews: rows, meta: { page: { after } } }), decodeV2({ data: rows })]) {
          for (const review of page?.reviews ?? []) expect(Review.safeParse(review).error).toBeUndefined();
        }
      }),
    );
  });
});
