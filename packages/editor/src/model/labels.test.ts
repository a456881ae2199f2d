import { expect, test } from 'vitest';
import { labelsOf, readable, typeName } from './labels.ts';
import { modelTheme } from './model-theme.fixture.ts';

const theme = modelTheme();

test('a key is the text of the language, else of the language without its region', () => {
  expect(labelsOf(theme, 'fr')('t:names.hero')).toBe('Bannière');
  expect(labelsOf(theme, 'fr-CA')('t:names.hero')).toBe('Bannière');
});

test('a key that the language does not have is the default language’s, else its end made readable', () => {
  expect(labelsOf(theme, 'fr')('t:names.header')).toBe('Header');
  expect(labelsOf(theme, 'de')('t:names.hero')).toBe('Hero');
  expect(labelsOf(theme, 'fr')('t:names.text_with_image')).toBe('Text with image');
});

test('other texts are as they are, and no text is empty', () => {
  const labels = labelsOf(theme, 'en');
  expect(labels('Columns')).toBe('Columns');
  expect(labels(undefined)).toBe('');
});

test('a type without a name is made readable', () => {
  expect(typeName(labelsOf(theme, 'en'), undefined, '_featured-product')).toBe('Featured product');
  expect(readable('cart_drawer')).toBe('Cart drawer');
});
