import { expect, test } from 'vitest';
import { splitLocale } from './locale.ts';

const shop = { primary: 'en', locales: ['en', 'fr', 'pt-BR'], countries: ['US', 'CA', 'FR'] };

test.each([
  ['/fr', '/', 'fr', null, '/fr/'],
  ['/fr/', '/', 'fr', null, '/fr/'],
  ['/fr?x=1', '/?x=1', 'fr', null, '/fr/'],
  ['/fr/cart.js?x', '/cart.js?x', 'fr', null, '/fr/'],
  ['/pt-br/cart', '/cart', 'pt-BR', null, '/pt-br/'],
  ['/en-ca/cart', '/cart', 'en', 'CA', '/en-ca/'],
  ['/en/cart', '/en/cart', 'en', null, '/'],
  ['/de/cart', '/de/cart', 'en', null, '/'],
  ['/products/x', '/products/x', 'en', null, '/'],
  ['/french/cart', '/french/cart', 'en', null, '/'],
  ['/', '/', 'en', null, '/'],
])('%s', (address, url, locale, country, rootUrl) => {
  expect(splitLocale(address, shop)).toEqual({ url, at: { locale, country, rootUrl } });
});
