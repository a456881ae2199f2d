import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { createLocaleReader, splitLocale } from './locale.ts';

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
  ['//evil.example/x', '/evil.example/x', 'en', null, '/'],
  ['/\\evil.example', '/evil.example', 'en', null, '/'],
  ['/fr//evil.example', '/evil.example', 'fr', null, '/fr/'],
  ['//fr/\\/evil.example', '/evil.example', 'fr', null, '/fr/'],
])('%s', (address, url, locale, country, rootUrl) => {
  expect(splitLocale(address, shop)).toEqual({ url, at: { locale, country, rootUrl } });
});

test('what a request is about may have a language of its own', () => {
  const reader = createLocaleReader(() => shop);
  const ask = (url: string, locale: string) => {
    const message = Object.assign(new IncomingMessage(new Socket()), { url });
    reader.rewriteUrl(message);
    reader.enter(message, locale);
    return reader.of(message);
  };
  expect(ask('/checkouts/x', 'fr')).toEqual({ locale: 'fr', country: null, rootUrl: '/fr/' });
  expect(ask('/fr/checkouts/x', 'en')).toEqual({ locale: 'en', country: null, rootUrl: '/' });
  expect(ask('/fr-CA/checkouts/x', 'fr')).toEqual({ locale: 'fr', country: 'CA', rootUrl: '/fr-ca/' });
  // Not known, or no longer a language of the shop: the address stands.
  for (const locale of ['', 'de']) expect(ask('/fr/checkouts/x', locale).rootUrl).toBe('/fr/');
});

const CANADA = { host: 'shop.ca', subfolder: null, countries: ['CA'], locales: ['fr', 'en'] };
const EUROPE = { host: null, subfolder: 'europe', countries: ['FR', 'US'], locales: ['en', 'pt-BR'] };
const placed = { ...shop, places: [CANADA, EUROPE] };

test.each([
  ['shop.ca', '/cart', '/cart', { locale: 'fr', country: 'CA', rootUrl: '/', place: CANADA }],
  ['shop.ca', '/en/cart', '/cart', { locale: 'en', country: 'CA', rootUrl: '/en/', place: CANADA }],
  ['shop.ca', '/fr/cart', '/fr/cart', { locale: 'fr', country: 'CA', rootUrl: '/', place: CANADA }],
  ['shop.ca', '/en-europe/cart', '/en-europe/cart', { locale: 'fr', country: 'CA', rootUrl: '/', place: CANADA }],
  ['shop.example', '/pt-br-europe', '/pt-br-europe', { locale: 'en', country: null, rootUrl: '/' }],
  ['shop.example', '/en-europe//x', '/x', { locale: 'en', country: 'FR', rootUrl: '/en-europe/', place: EUROPE }],
  ['shop.example', '/fr-europe/x', '/fr-europe/x', { locale: 'en', country: null, rootUrl: '/' }],
  ['shop.example', '/en-ca/x', '/x', { locale: 'en', country: 'CA', rootUrl: '/en-ca/' }],
  ['SHOP.CA', '/x', '/x', { locale: 'en', country: null, rootUrl: '/' }],
])('on %s, %s', (host, address, url, at) => {
  expect(splitLocale(address, placed, host)).toEqual({ url, at });
});
