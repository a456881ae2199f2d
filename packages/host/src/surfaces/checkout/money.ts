import { formatMoney } from '@vitrine/liquid/platform/money.ts';
import { formatsIn } from '../../shop/markets/markets.ts';
import type { Shop } from '../../shop/markets/types-shop.ts';

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
