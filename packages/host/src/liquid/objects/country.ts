import { marketOf } from '../../shop/markets.ts';
import type { Market } from '../../shop/types.ts';
import { type Drop, defineDrop } from '../drop.ts';
import { currencyDrop } from './currency.ts';
import { numericId } from './numeric-id.ts';
import type { ObjectScope } from './scope.ts';
import { localeObjects } from './shop-locale.ts';

const IMPERIAL = new Set(['US', 'LR', 'MM']);

/** The market a country belongs to, whichever the page's own is. */
export function marketFor({ shop }: ObjectScope, iso: string): Market {
  return marketOf({ ...shop, ...shop.own }, iso);
}

export const marketDrop: (market: Market) => Drop = defineDrop<Market>({
  kind: 'market',
  fields: {
    id: ({ handle }) => String(numericId(`market/${handle}`)),
    handle: ({ handle }) => handle,
    metafields: () => null,
  },
  identity: ({ handle }) => handle,
});

const names = new Map<string, Intl.DisplayNames>();

/** The name of a country in a language of the shop (English unless said), or its code. */
export function countryName(iso: string, locale = 'en'): string {
  try {
    const known = names.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region' });
    names.set(locale, known);
    return known.of(iso) ?? iso;
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
    currency: ({ scope, iso }) => currencyDrop(marketFor(scope, iso).currency),
    market: ({ scope, iso }) => marketDrop(marketFor(scope, iso)),
    'popular?': () => false,
    continent: () => null,
    available_languages: ({ scope }) => localeObjects(scope),
  },
  print: ({ name }) => name,
  json: ({ iso, name }) => ({ iso_code: iso, name }),
  identity: ({ iso }) => iso,
  asText: true,
});
