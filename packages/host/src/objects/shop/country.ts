import { type Drop, defineDrop } from '@vitrine/liquid';
import { marketOf } from '../../shop/markets/markets.ts';
import type { Market } from '../../shop/markets/types-shop.ts';
import { metafieldsObject } from '../content/metafields.ts';
import { numericId } from '../numeric-id.ts';
import type { ObjectScope } from '../scope.ts';
import { flagUrl } from '../urls.ts';
import { continentOf } from './continents.ts';
import { currencyDrop } from './currency.ts';
import { localeObjects } from './shop-locale.ts';

/** px of a flag that nothing makes smaller. */
const FLAG = { width: 640, height: 480 };

const IMPERIAL = new Set(['US', 'LR', 'MM']);

/** The market a country belongs to, whichever the page's own is. */
export function marketFor({ shop }: ObjectScope, iso: string): Market {
  return marketOf({ ...shop, ...shop.own }, iso);
}

export const marketDrop: (subject: { scope: ObjectScope; market: Market }) => Drop = defineDrop({
  kind: 'market',
  fields: {
    id: ({ market }) => String(numericId(`market/${market.handle}`)),
    handle: ({ market }) => market.handle,
    metafields: ({ scope, market }) => metafieldsObject(scope, market.metafields ?? []),
  },
  identity: ({ market }) => market.handle,
});

const names = new Map<string, (iso: string) => string>();

/** The name of a country in a language of the shop (English by default), or its code. */
export function countryName(iso: string, locale = 'en'): string {
  const nameOf = names.get(locale) ?? namesIn(locale);
  names.set(locale, nameOf);
  return nameOf(iso);
}

function namesIn(locale: string): (iso: string) => string {
  const known = new Map<string, string>();
  const read = reading(() => new Intl.DisplayNames(locale, { type: 'region' }));
  return (iso) => {
    const name = known.get(iso) ?? reading(() => read?.of(iso)) ?? iso;
    known.set(iso, name);
    return name;
  };
}

/** Codes that are none make the runtime throw. */
function reading<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
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
    market: ({ scope, iso }) => marketDrop({ scope, market: marketFor(scope, iso) }),
    'popular?': () => false,
    continent: ({ iso }) => continentOf(iso),
    available_languages: ({ scope }) => localeObjects(scope),
    // Its flag, for the filters on pictures.
    src: ({ scope, iso }) => flagUrl(scope, iso),
    width: () => FLAG.width,
    height: () => FLAG.height,
    alt: ({ name }) => name,
  },
  print: ({ name }) => name,
  json: ({ iso, name }) => ({ iso_code: iso, name }),
  identity: ({ iso }) => iso,
  asText: true,
});
