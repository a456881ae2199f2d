import type { Shop } from '../markets/types-shop.ts';
import type { ShippingRate } from '../orders/types-commerce.ts';

/** The rates of a country: those that list it, else those without a list, for the rest of the world. */
export function shippingRates(shop: Pick<Shop, 'shippingRates'>, countryCode: string): ShippingRate[] {
  const own = shop.shippingRates.filter((rate) => rate.countries.includes(countryCode));
  const rates = own.length > 0 ? own : shop.shippingRates.filter((rate) => rate.countries.length === 0);
  return rates.map(({ handle, title, price }) => ({ handle, title, price }));
}
