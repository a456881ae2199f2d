import { formatMoney } from '../../liquid/filters/money.ts';
import type { Shop } from '../../shop/types.ts';

/** Prices of the host's own pages, exact to the cent: the shop's long format without its currency code and markup. */
export function exactMoney(shop: Shop): (cents: number) => string {
  const format = shop.moneyWithCurrencyFormat
    .replace(/<[^>]*>/g, '')
    .replace(shop.currency, '')
    .trim();
  return (cents) => formatMoney(cents, format);
}
