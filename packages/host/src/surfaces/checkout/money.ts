import { formatMoney } from '@vitrine/liquid/platform/money.ts';
import { formatsIn } from '../../shop/markets/markets.ts';
import type { Address, Shop } from '../../shop/markets/types-shop.ts';
import { placeOfAddress } from './countries.ts';
import type { CheckoutTexts } from './texts.ts';

/** The title of a tax for the buyer: a tax named after its country or province gets that place's name in the language. */
export function taxName(texts: CheckoutTexts, title: string, address: Address | null): string {
  const isOfPlace = address !== null && title === `${address.province || address.country} tax`;
  return texts.tax(title, isOfPlace ? placeOfAddress(address, texts) : '');
}

/**
 * Prices of the host's own pages and mails, exact to the cent: the long format of a currency in a language (null: the shop's own) without
 * its code and markup.
 */
export function exactMoney(shop: Shop, currency: string, locale: string | null): (cents: number) => string {
  const format = formatsIn(shop, currency, locale)
    .moneyWithCurrencyFormat.replace(/<[^>]*>/g, '')
    .replace(currency, '')
    .trim();
  return (cents) => formatMoney(cents, format);
}
