import { currencyCode, fallback, moneyWithCurrency, onPage, remove, strip } from '@vitrine/compiler';

/**
 * An amount of an order or of one of its lines as the shopper reads it, always with decimals: in the order's own currency, which may be
 * another than the visitor's now. The platform's filter writes the currency's code behind it; that code is taken away again.
 */
export function orderMoney(amount: number): string {
  const code = fallback(currencyCode(amount), onPage<string>('localization.country.currency.iso_code'));
  return strip(remove(moneyWithCurrency(amount), code));
}
