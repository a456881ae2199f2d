import { formatMoney } from '@vitrine/liquid/platform/money.ts';
import { formatsIn } from '../../shop/markets/markets.ts';
import type { Address, Shop } from '../../shop/markets/types-shop.ts';
import { placeOfAddress } from './countries.ts';
import type { CheckoutTexts } from './texts.ts';

/** A tax as the buyer reads it: one that is named after the place it is paid in gets that place's name in the language. */
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
