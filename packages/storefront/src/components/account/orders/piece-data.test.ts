import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { viewFixture } from '../../../view.fixture.ts';

// Run by Node itself, so that the data and the parity check share one copy of the compiler.
const { dataPrinter } = createRequire(import.meta.filename)(
  '@vitrine/compiler/parity.ts',
) as typeof import('@vitrine/compiler/parity.ts');

const print = dataPrinter(join(import.meta.dirname, 'piece-data.ts'), 'pieceOf', viewFixture(), 'line_item');
const line = { product_id: 42, product: { title: 'Slip' }, properties: [], options_with_values: [], gift_card: false };
const review = (change: object, review_form_url: string, reviews_key = '') =>
  print({ ...line, ...change }, { settings: { review_form_url, reviews_key } });
const FORM = 'https://forms.test/product?store_key={key}&product_id={id}';

test('a piece leads to the form for a review of its product', { tags: ['account-23'] }, () => {
  expect(review({}, FORM, 'k')).toMatchObject({ review_url: 'https://forms.test/product?store_key=k&product_id=42' });
  expect(review({}, '/apps/review?product={id}')).toMatchObject({ review_url: '/apps/review?product=42' });
});

test('the form may be a page of the shop, where there is an app to send it to', () => {
  const piece = { ...line, product: { title: 'Slip', url: '/fr/products/slip?variant=1' } };
  const own = (review_submit_url: string) =>
    print(piece, {
      settings: { review_form_url: '{url}?view=review&product_id={id}', reviews_key: '', review_submit_url },
    });
  expect(own('https://reviews.test')).toMatchObject({ review_url: '/fr/products/slip?view=review&product_id=42' });
  expect(own('')).toMatchObject({ review_url: null });
});

test('a piece is called what it was when it was bought, what was chosen beside it', () => {
  const chosen = [
    { name: 'Color', value: 'Ink' },
    { name: 'Size', value: 'S' },
  ];
  const bought = { title: 'Bias Slip - Ink / S', options_with_values: chosen };
  expect(review(bought, '')).toMatchObject({ product_title: 'Bias Slip', variant_title: 'Ink / S' });
  const plain = { title: 'Gift', product: { title: 'Gift', has_only_default_variant: true } };
  expect(review(plain, '')).toMatchObject({ product_title: 'Gift', variant_title: null });
  const gone = { ...bought, product: null };
  expect(review(gone, '')).toMatchObject({ product_title: 'Bias Slip - Ink / S', variant_title: null });
});

test('no way leads to a form that is not there, that lacks its key, or whose product is no piece to judge', () => {
  expect(review({}, '')).toMatchObject({ review_url: null });
  expect(review({}, FORM)).toMatchObject({ review_url: null });
  expect(review({ gift_card: true }, FORM, 'k')).toMatchObject({ review_url: null });
  expect(review({ product: null }, FORM, 'k')).toMatchObject({ review_url: null });
});
