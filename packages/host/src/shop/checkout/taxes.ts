import type { Address, Shop } from '../markets/types-shop.ts';
import type { PricedLine, TaxLine } from '../orders/types-commerce.ts';

/** The tax rate of the destination: the province's, else the country's, else none. 0.08875 for 8.875 per cent. */
export function taxRate(
  shop: Pick<Shop, 'taxRates'>,
  address: Pick<Address, 'countryCode' | 'provinceCode'> | null,
): number {
  if (!address) return 0;
  const percent =
    shop.taxRates[`${address.countryCode}-${address.provinceCode}`] ?? shop.taxRates[address.countryCode] ?? 0;
  return percent / 100;
}

/**
 * Tax of each line after its discounts, rounded by the line, half a unit up. Where prices include tax it is the part of the
 * price that is tax.
 */
export function lineTaxes(lines: readonly PricedLine[], rate: number, included: boolean): number[] {
  return lines.map((line) => {
    const amount = line.linePrice - line.totalDiscount;
    if (!line.variant.taxable || line.product.giftCard || rate === 0) return 0;
    return Math.round(included ? amount - amount / (1 + rate) : amount * rate);
  });
}

export function taxLine(address: Pick<Address, 'province' | 'country'>, rate: number, price: number): TaxLine {
  return { title: `${address.province || address.country} tax`, rate, price };
}
