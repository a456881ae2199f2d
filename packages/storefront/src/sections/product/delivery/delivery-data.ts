import { fallback, maybe, metafield } from '@vitrine/compiler';
import type { LocalizationObject, ShopObject } from '@vitrine/compiler/platform/objects.ts';

/** A shipping zone: a country, or `rest` for every country without one of its own. */
interface Zone {
  min_days: number;
  max_days: number;
  no_delivery?: string[];
}

/** The shop's metafield `delivery.promise` (JSON): dispatch, and delivery by country code. */
interface PromiseConfig {
  time_zone: string;
  cut_off?: string;
  handling_days?: number;
  no_dispatch?: string[];
  zones: Record<string, Zone>;
}

/** The `DeliveryTerms` of the visitor's country; null if the shop has none. */
export function deliveryTermsOf(shop: ShopObject, { country }: LocalizationObject) {
  const config = metafield<PromiseConfig>(shop, 'delivery', 'promise');
  return maybe(fallback(config?.zones[country.iso_code], config?.zones.rest), (zone) => ({
    country: country.name,
    min_days: zone.min_days,
    max_days: zone.max_days,
    handling_days: config?.handling_days ?? 0,
    cut_off: config?.cut_off ?? '',
    time_zone: config?.time_zone ?? '',
    no_dispatch: config?.no_dispatch ?? [],
    no_delivery: zone.no_delivery ?? [],
  }));
}
