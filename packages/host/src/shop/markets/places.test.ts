import { expect, it } from 'vitest';
import { alternates, originIn, placeFor, placesOf, rootIn } from './places.ts';

const language = (isoCode: string, host?: string) => ({
  isoCode,
  name: isoCode,
  endonymName: isoCode,
  primary: isoCode === 'en',
  host,
});
const market = (handle: string, countries: string[], own: object) => ({
  ...{
    handle,
    name: handle,
    countries,
    currency: 'EUR',
    moneyFormat: '',
    moneyWithCurrencyFormat: '',
    rate: 1,
    rounding: 1,
  },
  ...own,
});
const shop = {
  locales: [language('de', 'laden.example'), language('en'), language('fr')],
  markets: [
    market('ca', ['CA'], { host: 'shop.ca', locales: ['fr', 'en'] }),
    market('eu', ['FR', 'BE'], { subfolder: 'eu' }),
    market('uk', ['GB'], {}),
  ],
};
const places = placesOf(shop);
const [ca = null, eu = null, german = null] = places;

it('a market or a language has a place where it has an address', () => {
  expect(places).toEqual([
    { host: 'shop.ca', subfolder: null, countries: ['CA'], locales: ['fr', 'en'] },
    { host: null, subfolder: 'eu', countries: ['FR', 'BE'], locales: ['en', 'de', 'fr'] },
    { host: 'laden.example', subfolder: null, countries: [], locales: ['de', 'en', 'fr'] },
  ]);
  expect(placesOf(shop)).toBe(places);
});

it('the place of a market comes before that of a language', () => {
  expect(placeFor(places, 'CA', 'de')).toBe(ca);
  expect(placeFor(places, 'BE', 'fr')).toBe(eu);
  expect(placeFor(places, 'GB', 'de')).toBe(german);
  expect(placeFor(places, null, 'fr')).toBeNull();
});

it('the first language of a host has no prefix, in a sub folder every one has', () => {
  expect([rootIn(ca, 'fr', 'en'), rootIn(ca, 'en', 'en')]).toEqual(['/', '/en/']);
  expect([rootIn(eu, 'en', 'en'), rootIn(null, 'en', 'en'), rootIn(null, 'fr', 'en')]).toEqual([
    '/en-eu/',
    '/',
    '/fr/',
  ]);
});

it('another host has the scheme and the port of the main one', () => {
  expect(originIn(ca, 'http://localhost:3000')).toBe('http://shop.ca:3000');
  expect(originIn(eu, 'https://shop.example')).toBe('https://shop.example');
});

it('search engines are told every address of a page', () => {
  const links = alternates(shop, 'https://shop.example', '/cart').map(({ hreflang, href }) => `${hreflang} ${href}`);
  expect(links).toEqual([
    'de https://laden.example/cart',
    'en https://shop.example/cart',
    'x-default https://shop.example/cart',
    'fr https://shop.example/fr/cart',
    'fr-CA https://shop.ca/cart',
    'en-CA https://shop.ca/en/cart',
    'en-FR https://shop.example/en-eu/cart',
    'en-BE https://shop.example/en-eu/cart',
    'de-FR https://shop.example/de-eu/cart',
    'de-BE https://shop.example/de-eu/cart',
    'fr-FR https://shop.example/fr-eu/cart',
    'fr-BE https://shop.example/fr-eu/cart',
  ]);
  expect(alternates(shop, 'https://shop.example', '/').map(({ href }) => href)).toContain('https://shop.example/fr-eu');
});
