import { expect, it } from 'vitest';
import { missingOption } from './missing-option.ts';

it('names an option in lower case, and says whether that begins with a vowel', { tags: ['product-13'] }, () => {
  expect(missingOption('Size')).toEqual({ missing: 'size', missing_vowel: false });
  expect(missingOption('Inseam')).toEqual({ missing: 'inseam', missing_vowel: true });
  expect(missingOption('')).toEqual({ missing: '', missing_vowel: false });
});
