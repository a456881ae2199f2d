/** Markets: where prices are shown and charged in another currency than the shop's own (docs/platform.md: routes, `localization.market`). */

import type { Product } from '../catalogue/types-products.ts';
import type { Market, MoneyFormats, Shop } from './types-shop.ts';

/** The data that determines a market: the shop's own currency and formats, and its markets. */
export type MarketShop = Partial<
  Pick<Shop, 'currency' | 'moneyFormat' | 'moneyWithCurrencyFormat' | 'markets' | 'moneyFormatsByLanguage'>
>;

/** The market of a country; countries of no market belong to the shop's own, with the merchant's prices. */
export function marketOf(shop: MarketShop, country: string | null): Market {
  return shop.markets?.find((market) => country !== null && market.countries.includes(country)) ?? ownMarket(shop);
}

/** A market with this currency, for earlier purchases; the shop's own formats for its own currency. */
export function marketInCurrency(shop: MarketShop, currency: string): Market {
  const own = ownMarket(shop);
  if (currency === own.currency) return own;
  const known = shop.markets?.find((market) => market.currency === currency);
  const format = `{{amount}} ${currency}`;
  return known ?? { ...own, currency, moneyFormat: format, moneyWithCurrencyFormat: format };
}

/** How a language writes a currency: `230,00 €` in French, `€230.00` in English. Without a word of the merchant, as the currency's market does. */
export function formatsIn(shop: MarketShop, currency: string, locale: string | null): MoneyFormats {
  const ofLanguage = locale === null ? undefined : shop.moneyFormatsByLanguage?.[locale]?.[currency];
  return ofLanguage ?? marketInCurrency(shop, currency);
}

function ownMarket({ currency = 'USD', moneyFormat = '', moneyWithCurrencyFormat = '' }: MarketShop): Market {
  return {
    handle: 'primary',
    name: '',
    countries: [],
    currency,
    moneyFormat,
    moneyWithCurrencyFormat,
    rate: 1,
    rounding: 1,
  };
}

const isOwn = (market: Market) => market.rate === 1 && market.rounding === 1;

/** Less than this part of a unit is the error of a multiplication, not a price. */
const NOISE = 1e-6;

/** An amount of the shop's currency in the market's, to the nearest minor unit: reductions, balances. */
export const presentAmount = (cents: number, market: Market): number => Math.round(cents * market.rate);

/** A price in the market's currency, rounded up to its next round price, so that nothing is sold below its price. 0 stays free. */
export function presentPrice(cents: number, market: Market): number {
  if (cents === 0 || isOwn(market)) return cents;
  return Math.ceil((cents * market.rate) / market.rounding - NOISE) * market.rounding;
}

/** What a balance of the shop's money buys there: never more than it holds. */
export const presentBalance = (cents: number, market: Market): number => Math.floor(cents * market.rate + NOISE);

/** What an amount of the market's currency is in the shop's, to the nearest minor unit. */
export const storeAmount = (cents: number, market: Market): number => Math.round(cents / market.rate);

/** The lowest own price that is shown as this amount or more. */
export function lowestPrice(shown: number, market: Market): number {
  if (isOwn(market)) return shown;
  let price = Math.max(0, Math.floor(((Math.ceil(shown / market.rounding) - 1) * market.rounding) / market.rate) - 1);
  while (presentPrice(price, market) < shown) price += 1;
  return price;
}

/** The highest own price that is shown as this amount or less. */
export const highestPrice = (shown: number, market: Market): number =>
  isOwn(market) ? shown : Math.max(0, lowestPrice(shown + 1, market) - 1);

const presented = new WeakMap<Product, Map<Market, Product>>();

/** A product with the prices of a market. The same product in the same market is the same object. */
export function presentProduct(product: Product, market: Market): Product {
  if (isOwn(market)) return product;
  const known = presented.get(product)?.get(market);
  if (known) return known;
  const localized: Product = {
    ...product,
    variants: product.variants.map((variant) => ({
      ...variant,
      price: presentPrice(variant.price, market),
      compareAtPrice: variant.compareAtPrice === null ? null : presentPrice(variant.compareAtPrice, market),
    })),
  };
  const ofProduct = presented.get(product) ?? new Map<Market, Product>();
  presented.set(product, ofProduct.set(market, localized));
  return localized;
}

/** The shop as visitors of a market see it who read a language: currency, formats and shipping rates are the market's. */
export function presentShop(shop: Shop, market: Market, locale: string | null = null): Shop {
  const { currency } = market;
  const ofLanguage = (locale !== null && shop.moneyFormatsByLanguage?.[locale]) || {};
  const formatsOf = (code: string, { moneyFormat, moneyWithCurrencyFormat }: MoneyFormats): MoneyFormats =>
    ofLanguage[code] ?? { moneyFormat, moneyWithCurrencyFormat };
  if (currency === shop.currency && isOwn(market)) {
    return ofLanguage[currency] ? { ...shop, ...ofLanguage[currency] } : shop;
  }
  return {
    ...shop,
    own: { currency: shop.currency, ...formatsOf(shop.currency, shop) },
    currency,
    ...formatsOf(currency, market),
    shippingRates: shop.shippingRates.map((rate) => ({ ...rate, price: presentPrice(rate.price, market) })),
  };
}
