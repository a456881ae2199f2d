import { expect, test } from 'vitest';
import { cartErrorBody } from './error-body.ts';
import type { CartError } from './errors.ts';
import { cartErrorSentence } from './sentences.ts';

const ERRORS: CartError[] = [
  { code: 'product_sold_out', name: 'Slip' },
  { code: 'only_some_added', added: 1, name: 'Slip' },
  { code: 'only_some_added', added: 2, name: 'Slip' },
  { code: 'all_items_in_cart', count: 1, name: 'Slip' },
  { code: 'all_items_in_cart', count: 3, name: 'Slip' },
  { code: 'only_n_available', count: 4, name: 'Slip' },
  { code: 'invalid_input', parameter: 'quantity' },
  { code: 'too_many_line_items', max: 100 },
  { code: 'cart_too_large' },
  { code: 'too_many_properties', max: 100 },
  { code: 'note_too_long', max: 5000 },
  { code: 'properties_too_long', maxValue: 5000, maxBytes: 16_384 },
  { code: 'cart_texts_too_long', maxBytes: 49_152 },
  { code: 'too_many_carts' },
];

test.each(ERRORS)('$code is told in French with the piece and the number of English', (error) => {
  const [english, french] = [cartErrorSentence(error, 'en'), cartErrorSentence(error, 'fr-CA')];
  expect(french).not.toBe(english);
  expect(french.includes('Slip')).toBe(english.includes('Slip'));
  const numbers = (text: string): string[] => text.match(/\d+/g) ?? [];
  // One piece is told in words.
  if (!numbers(english).includes('1')) expect(numbers(french)).toEqual(numbers(english));
  expect(french).toMatch(/\.$/);
  expect(french).not.toContain("'");
});

test('what only programs cause keeps the platform’s words', () => {
  expect(cartErrorBody({ code: 'variant_not_found' }, 'fr').body.description).toBe('Cannot find variant');
  expect(cartErrorBody({ code: 'missing_parameters' }, 'fr').http).toBe(400);
});

test('a language without words is answered in English', () => {
  expect(cartErrorSentence({ code: 'cart_too_large' }, 'de')).toBe('That is more than a bag can hold.');
});
