import type { Shop } from '../../shop/markets/types-shop.ts';

/** `Currency.convert(amount, 'USD', 'EUR')` of `currencies.js`, by the rates of the shop's own markets. */
export function currencies({ currency, markets = [] }: Pick<Shop, 'currency' | 'markets'>): string {
  const rates = Object.fromEntries([[currency, 1], ...markets.map((market) => [market.currency, 1 / market.rate])]);
  return `var Currency = {
  rates: ${JSON.stringify(rates)},
  convert: function (amount, from, to) {
    if (!(from in this.rates) || !(to in this.rates)) throw new Error('The shop has no rate from ' + from + ' to ' + to + '.');
    return (amount * this.rates[from]) / this.rates[to];
  }
};`;
}
