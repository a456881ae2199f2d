import { expect, test } from 'vitest';
import { theme } from '../test-theme.fixture.ts';
import { localPage, pageOf, previewAddress } from './preview-address.ts';

const at = (page: string, language = 'en') => ({ theme: theme(), language, page });

test('a page has the prefix of its language', () => {
  expect(localPage(at('/products/silk?view=tall'))).toBe('/products/silk?view=tall');
  expect(localPage(at('/', 'fr'))).toBe('/fr/');
});

test('the frame opens the page of the draft', () => {
  expect(previewAddress(at('/cart', 'fr'), 'draft-one')).toBe('/fr/cart?design_mode=true&editor_draft=draft-one');
  expect(previewAddress(at('/search?q=a'), 'draft-one')).toBe('/search?q=a&design_mode=true&editor_draft=draft-one');
});

test('a page of the frame is a page and its language', () => {
  expect(pageOf(theme(), '/fr/cart?design_mode=true&editor_draft=x')).toEqual({ page: '/cart', language: 'fr' });
  expect(pageOf(theme(), '/fr')).toEqual({ page: '/', language: 'fr' });
  expect(pageOf(theme(), '/french-linen?a=1')).toEqual({ page: '/french-linen?a=1', language: 'en' });
});
