/** Addresses of their own: a market's sub folder (`/en-ca`, `/fr-ca`) or host, a language's host (docs/platform.md: routes). */
import type { Shop } from './types-shop.ts';

export interface Place {
  /** `shop.ca`; null below the shop's main host. */
  host: string | null;
  /** `ca` of `/fr-ca`; null on a host of its own. */
  subfolder: string | null;
  /** ISO 3166-1 alpha-2, the first where a visitor has chosen none of them; empty where any will do. */
  countries: readonly string[];
  /** The first has no prefix on a host of its own. */
  locales: readonly string[];
}

type PlaceShop = Pick<Shop, 'locales' | 'markets'>;

const known = new WeakMap<PlaceShop, Place[]>();

/** The shop's own language first. */
function languagesOf({ locales }: PlaceShop): string[] {
  const primary = locales.filter((locale) => locale.primary);
  return [...primary, ...locales.filter((locale) => !locale.primary)].map(({ isoCode }) => isoCode);
}

/** All places of a shop; the main host itself is none. */
export function placesOf(shop: PlaceShop): Place[] {
  const before = known.get(shop);
  if (before) return before;
  const places: Place[] = [];
  for (const { host = null, subfolder = null, countries, locales } of shop.markets ?? []) {
    const languages = locales === undefined || locales.length === 0 ? languagesOf(shop) : locales;
    if (host !== null || subfolder !== null)
      places.push({ host, subfolder: host === null ? subfolder : null, countries, locales: languages });
  }
  for (const { host, isoCode } of shop.locales)
    if (host !== undefined) {
      const others = languagesOf(shop).filter((language) => language !== isoCode);
      places.push({ host, subfolder: null, countries: [], locales: [isoCode, ...others] });
    }
  known.set(shop, places);
  return places;
}

/** Prefix of every path in a language: `/`, `/fr/`, `/fr-ca/`. `primary` is the language without a prefix on the main host. */
export function rootIn(place: Place | null, locale: string, primary: string): string {
  const language = locale.toLowerCase();
  if (place?.subfolder) return `/${language}-${place.subfolder}/`;
  return locale === (place?.locales[0] ?? primary) ? '/' : `/${language}/`;
}

/** The origin of a place, with the scheme and the port of the main one. */
export function originIn(place: Place | null, mainOrigin: string): string {
  if (!place?.host) return mainOrigin;
  const url = new URL(mainOrigin);
  url.hostname = place.host;
  return url.origin;
}

/** Where a visitor goes who chooses a country, a language or both: a market's place comes before a language's. */
export function placeFor(places: readonly Place[], country: string | null, locale: string): Place | null {
  const ofMarket = country === null ? undefined : places.find(({ countries }) => countries.includes(country));
  return ofMarket ?? places.find(({ countries, locales }) => countries.length === 0 && locales[0] === locale) ?? null;
}

/** The whole address of a page, whose `path` has no prefix, in a language at a place. */
function addressIn(shop: PlaceShop, place: Place | null, locale: string, mainOrigin: string, path: string): string {
  const primary = shop.locales.find((one) => one.primary)?.isoCode ?? 'en';
  const root = rootIn(place, locale, primary);
  const local = root === '/' ? path : root.slice(0, -1) + (path === '/' ? '' : path);
  return originIn(place, mainOrigin) + local;
}

/** The address of a page at the host of its language; null where the language has none of its own, and in a market's place. */
export function languageAddress(
  shop: PlaceShop,
  { place, locale, mainOrigin }: { place: Place | null; locale: string; mainOrigin: string },
  path: string,
): string | null {
  if (place?.countries.length) return null;
  const own = placeFor(placesOf(shop), null, locale);
  return own === place ? null : addressIn(shop, own, locale, mainOrigin, path);
}

/** The addresses of a page in every language and market, as search engines are told: `en`, `fr-CA`. `path` is without any prefix. */
export function alternates(shop: PlaceShop, mainOrigin: string, path: string): { hreflang: string; href: string }[] {
  const places = placesOf(shop);
  const addressOf = (place: Place | null, locale: string) => addressIn(shop, place, locale, mainOrigin, path);
  const links: { hreflang: string; href: string }[] = [];
  for (const locale of shop.locales) {
    const href = addressOf(placeFor(places, null, locale.isoCode), locale.isoCode);
    links.push({ hreflang: locale.isoCode, href });
    // For visitors who read none of the languages.
    if (locale.primary) links.push({ hreflang: 'x-default', href });
  }
  for (const place of places)
    for (const locale of place.countries.length === 0 ? [] : place.locales)
      for (const country of place.countries)
        links.push({ hreflang: `${locale.split('-')[0]}-${country}`, href: addressOf(place, locale) });
  return links;
}
