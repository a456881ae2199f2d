import { type Drop, defineDrop, drop } from '../drop.ts';
import { currencyDrop } from './currency.ts';
import type { ObjectScope } from './scope.ts';
import { localeObjects } from './shop-locale.ts';

const IMPERIAL = new Set(['US', 'LR', 'MM']);

export const marketDrop: Drop = drop({
  kind: 'market',
  fields: { id: () => '1', handle: () => 'primary', metafields: () => null },
});

const names = new Intl.DisplayNames('en', { type: 'region' });

/** The English name of a country, or its code. */
export function countryName(iso: string): string {
  try {
    return names.of(iso) ?? iso;
  } catch {
    return iso;
  }
}

/** A country; prints its name. */
export const countryDrop: (subject: { scope: ObjectScope; iso: string; name: string }) => Drop = defineDrop({
  kind: 'country',
  fields: {
    name: ({ name }) => name,
    iso_code: ({ iso }) => iso,
    unit_system: ({ iso }) => (IMPERIAL.has(iso) ? 'imperial' : 'metric'),
    currency: ({ scope }) => currencyDrop(scope.shop.currency),
    market: () => marketDrop,
    'popular?': () => false,
    continent: () => null,
    available_languages: ({ scope }) => localeObjects(scope),
  },
  print: ({ name }) => name,
  json: ({ iso, name }) => ({ iso_code: iso, name }),
  identity: ({ iso }) => iso,
  asText: true,
});
