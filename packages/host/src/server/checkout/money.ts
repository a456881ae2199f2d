import { formatMoney } from '../../liquid/filters/money.ts';
import { marketInCurrency } from '../../shop/markets.ts';
import type { Shop } from '../../shop/types.ts';

/**
 * Prices of the host's own pages, exact to the cent: the long format of a currency (the shop's own unless told) without its code
 * and markup.
 */
export function exactMoney(shop: Shop, currency: string = shop.currency): (cents: number) => string {
  const format = marketInCurrency(shop, currency)
    .moneyWithCurrencyFormat.replace(/<[^>]*>/g, '')
    .replace(currency, '')
    .trim();
  return (cents) => formatMoney(cents, format);
}
