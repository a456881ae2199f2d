import { expect, it } from 'vitest';
import { shopJson } from '../test-shop.ts';
import { ShopFormat } from './formats.ts';

const market = (handle: string, own: object) => ({
  ...{
    handle,
    name: handle,
    countries: ['CA'],
    currency: 'CAD',
    moneyFormat: 'x',
    moneyWithCurrencyFormat: 'x',
    rate: 1,
  },
  ...own,
});
const english = { isoCode: 'en', name: 'English', endonymName: 'English', primary: true };
const french = { isoCode: 'fr', name: 'French', endonymName: 'français', primary: false };

/** What is wrong with a shop of these markets and languages. */
const faults = (markets: object[], locales: object[] = [english, french]) =>
  ShopFormat.safeParse({ ...shopJson, markets, locales }).error?.issues.map(
    ({ path, message }) => `${path.join('.')} ${message}`,
  ) ?? [];

it('a market has a host or a sub folder that nobody else has, in languages of the shop', () => {
  const right = [
    market('ca', { host: 'shop.ca', locales: ['fr'] }),
    market('eu', { subfolder: 'eu' }),
    market('uk', {}),
  ];
  expect(faults(right, [english, { ...french, host: 'boutique.example' }])).toEqual([]);
  expect(faults([market('a', { host: 'shop.ca' }), market('b', { host: 'shop.ca' })])).toEqual([
    'markets.1.host "shop.ca" is taken already',
  ]);
  expect(faults([market('a', { host: shopJson.domain })])).toEqual(['markets.0.host "test.example" is taken already']);
  expect(faults([market('a', { subfolder: 'eu' }), market('b', { subfolder: 'eu' })])).toEqual([
    'markets.1.subfolder "/eu" is taken already',
  ]);
  expect(faults([market('a', { host: 'shop.ca', subfolder: 'ca' })])).toEqual([
    expect.stringMatching(/^markets\.0\.subfolder stands beside/),
  ]);
  expect(faults([market('a', { subfolder: 'ca', locales: ['de'] })])).toEqual([
    'markets.0.locales "de" is no language of the shop',
  ]);
  expect(faults([], [{ ...english, host: 'en.example' }, french])).toEqual([
    expect.stringMatching(/^locales\.0\.host is the shop’s own/),
  ]);
});

it.each(['https://shop.ca', 'shop.ca:443', 'Shop.ca', 'shop', 'a b.ca', 'shop.ca/'])('%j is no host', (host) => {
  expect(faults([market('a', { host })])).toEqual([expect.stringContaining('is not a host name')]);
});
