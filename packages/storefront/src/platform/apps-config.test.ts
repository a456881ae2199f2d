import fc from 'fast-check';
import { expect, it } from 'vitest';
import { appsConfigOf } from './apps-config.ts';
import { AppsConfig } from './page-config.schema.ts';

const off = {
  reviewsUrl: '',
  reviewsVersion: 'v1',
  reviewsKey: '',
  reviewsPageSize: 5,
  sizeRequestForm: '',
  sizeRequestFallback: '',
  storeNames: { newYork: [], sanFrancisco: [] },
  wishListUrl: '',
  customerListsUrl: '',
};

it('reads what the layout printed, names without their blanks', { tags: ['review-5'] }, () => {
  const apps = {
    ...off,
    reviewsUrl: 'https://reviews.test',
    reviewsVersion: 'v2',
    reviewsKey: ' key ',
    reviewsPageSize: 8,
    storeNames: { newYork: ['New York', ' Soho', ''], sanFrancisco: null },
  };
  expect(appsConfigOf({ locale: 'en', apps })).toEqual({
    ...off,
    reviewsUrl: 'https://reviews.test',
    reviewsVersion: 'v2',
    reviewsKey: 'key',
    reviewsPageSize: 8,
    storeNames: { newYork: ['New York', 'Soho'], sanFrancisco: [] },
  });
});

it('switches off what is missing or unreadable', () => {
  for (const config of [
    'oops',
    {},
    [],
    null,
    { apps: 3 },
    { apps: { reviewsUrl: null, reviewsPageSize: 'x' } },
    { apps: { reviewsPageSize: { toString: null } } },
  ]) {
    expect(appsConfigOf(config)).toEqual(off);
  }
});

it('is the contract’s whatever the page says', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...Object.keys(off)), fc.jsonValue()), (apps) => {
      expect(AppsConfig.safeParse(appsConfigOf({ apps })).error).toBeUndefined();
    }),
  );
});
