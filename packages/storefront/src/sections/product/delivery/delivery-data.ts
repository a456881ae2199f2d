import { fallback, maybe, metafield } from '@vitrine/compiler';
import type { LocalizationObject, ShopObject } from '@vitrine/compiler/platform/objects.ts';

/** A shipping zone: a country, or `rest` for every country without one of its own. */
interface Zone {
  min_days: number;
  max_days: number;
  no_delivery?: string[];
}

/** The shop's metafield `delivery.promise` (JSON): what the merchant says of dispatch, and of each country by its code. */
interface Promised {
  time_zone: string;
  cut_off?: string;
  handling_days?: number;
  no_dispatch?: string[];
  zones: Record<string, Zone>;
}

/** What is promised to the visitor's country; null where the shop promises nothing. Shaped as the contract's `DeliveryTerms`. */
export function deliveryTermsOf(shop: ShopObject, { country }: LocalizationObject) {
  const promised = metafield<Promised>(shop, 'delivery', 'promise');
  return maybe(fallback(promised?.zones[country.iso_code], promised?.zones.rest), (zone) => ({
    country: country.name,
    min_days: zone.min_days,
    max_days: zone.max_days,
    handling_days: promised?.handling_days ?? 0,
    cut_off: promised?.cut_off ?? '',
    time_zone: promised?.time_zone ?? '',
    no_dispatch: promised?.no_dispatch ?? [],
    no_delivery: zone.no_delivery ?? [],
  }));
}
