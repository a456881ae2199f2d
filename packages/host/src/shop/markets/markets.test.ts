import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  formatsIn,
  highestPrice,
  lowestPrice,
  marketInCurrency,
  marketOf,
  presentAmount,
  presentPrice,
  presentShop,
  storeAmount,
} from './markets.ts';
import type { Market } from './types-shop.ts';

const japan: Market = {
  handle: 'japan',
  name: 'Japan',
  countries: ['JP'],
  currency: 'JPY',
  moneyFormat: '¥{{amount_no_decimals}}',
  moneyWithCurrencyFormat: '¥{{amount_no_decimals}} JPY',
  rate: 150,
  rounding: 10_000,
};
const europe: Market = {
  ...japan,
  handle: 'europe',
  countries: ['FR', 'DE'],
  currency: 'EUR',
  rate: 0.95,
  rounding: 500,
};
const shop = {
  currency: 'USD',
  moneyFormat: '{{amount}} $',
  moneyWithCurrencyFormat: '{{amount}} USD',
  markets: [japan, europe],
};

it('follows from the country', () => {
  expect(marketOf(shop, 'JP')).toBe(japan);
  expect(marketOf(shop, 'DE')).toBe(europe);
  for (const country of ['US', 'XX', null]) expect(marketOf(shop, country)).toMatchObject({ currency: 'USD', rate: 1 });
  expect(marketOf({}, 'JP')).toMatchObject({ currency: 'USD', handle: 'primary' });
  expect(marketInCurrency(shop, 'EUR')).toBe(europe);
  expect(marketInCurrency(shop, 'USD').moneyFormat).toBe('{{amount}} $');
  expect(marketInCurrency(shop, 'CHF').moneyFormat).toBe('{{amount}} CHF');
});

it.each([
  [24_000, japan, 3_600_000],
  [24_010, japan, 3_610_000],
  [0, japan, 0],
  [10_000, europe, 9_500],
  [10_010, europe, 10_000],
  [19_99, marketOf(shop, 'US'), 19_99],
])('%i of the shop is shown as a round price', (own, market, shown) => {
  expect(presentPrice(own, market)).toBe(shown);
});

it('converts back to what it was, to the minor unit where the rate allows', () => {
  expect(storeAmount(presentAmount(5_000, europe), europe)).toBe(5_000);
});

const market = fc
  .record({
    rate: fc.double({ min: 0.01, max: 2000, noNaN: true }),
    rounding: fc.constantFrom(1, 5, 100, 500, 10_000),
  })
  .map((facts): Market => ({ ...europe, ...facts }));

it('orders products as their own prices do, and never shows less than the rate makes of them', () => {
  fc.assert(
    fc.property(market, fc.nat(10_000_000), fc.nat(10_000_000), (there, a, b) => {
      const [low, high] = a < b ? [a, b] : [b, a];
      expect(presentPrice(low, there)).toBeLessThanOrEqual(presentPrice(high, there));
      expect(presentPrice(a, there)).toBeGreaterThanOrEqual(a * there.rate - 0.01 * there.rounding);
      expect(presentPrice(a, there) % there.rounding).toBe(0);
    }),
  );
});

it('finds the own prices that a price filter means', () => {
  fc.assert(
    fc.property(market, fc.nat(1_000_000), fc.nat(2_000_000), (there, own, shown) => {
      expect(own >= lowestPrice(shown, there)).toBe(presentPrice(own, there) >= shown);
      if (shown > 0) expect(own <= highestPrice(shown, there)).toBe(presentPrice(own, there) <= shown);
    }),
  );
});

it('gives the shop its currency, formats and shipping prices there', () => {
  const rates = { shippingRates: [{ handle: 'a', title: 'A', price: 2500, countries: [] }] };
  const there = presentShop(Object.assign(Object.create(null), shop, rates), europe);
  expect(there).toMatchObject({ currency: 'EUR', own: { currency: 'USD' }, moneyFormat: europe.moneyFormat });
  expect(there.shippingRates[0]?.price).toBe(2500);
});

it('writes money as the language does, where the merchant says how', () => {
  const french = { moneyFormat: '{{amount_with_space_separator}} €', moneyWithCurrencyFormat: '{{amount}} € EUR' };
  const there = { ...shop, markets: [europe], moneyFormatsByLanguage: { fr: { EUR: french } } };
  expect(formatsIn(there, 'EUR', 'fr')).toEqual(french);
  expect(formatsIn(there, 'EUR', 'en').moneyFormat).toBe(europe.moneyFormat);
  expect(formatsIn(there, 'EUR', null).moneyFormat).toBe(europe.moneyFormat);
  expect(formatsIn(there, 'USD', 'fr').moneyFormat).toBe(shop.moneyFormat);
  const record = Object.assign(Object.create(null), there, { shippingRates: [] });
  expect(presentShop(record, europe, 'fr')).toMatchObject({ ...french, own: { moneyFormat: shop.moneyFormat } });
  expect(presentShop(record, europe, 'en')).toMatchObject({ moneyFormat: europe.moneyFormat });
});
