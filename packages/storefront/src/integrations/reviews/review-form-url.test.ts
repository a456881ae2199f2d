import { expect, it } from 'vitest';
import { reviewFormUrl } from './review-form-url.ts';

it('puts the product and the key into the theme’s template (spec §7)', { tags: ['spec-280'] }, () => {
  const template = 'https://forms.test/product?store_key={key}&product_id={id}';
  expect(reviewFormUrl(template, 42, 'a b')).toBe('https://forms.test/product?store_key=a%20b&product_id=42');
  expect(reviewFormUrl('/apps/review?product={id}', 42)).toBe('/apps/review?product=42');
});

it('is null without a template, without the key it needs, or where it is no web address', () => {
  expect(reviewFormUrl('', 42)).toBeNull();
  expect(reviewFormUrl('https://forms.test/?k={key}', 42)).toBeNull();
  for (const template of ['javascript:alert({id})', '//evil.test/{id}', 'review/{id}', 'data:text/html,x']) {
    expect(reviewFormUrl(template, 42)).toBeNull();
  }
});
