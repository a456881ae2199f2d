import type { IncomingMessage } from 'node:http';
import { type Place, placesOf, rootIn } from '../shop/markets/places.ts';
import type { Shop } from '../shop/markets/types-shop.ts';

/** Where a request is: its language and country, and the prefix of its paths (docs/platform.md: routes). */
export interface RequestLocale {
  locale: string;
  /** ISO 3166-1 alpha-2, or null when the address has none. */
  country: string | null;
  /** `/` or `/fr/`. */
  rootUrl: string;
  /** The market or language that has this host or sub folder of its own; absent elsewhere. */
  place?: Place;
}

export interface ShopLocales {
  primary: string;
  /** All languages of the shop, the primary one included. */
  locales: string[];
  countries: string[];
  /** Addresses of markets and languages of their own. */
  places?: readonly Place[];
}

/** Two of them begin the address of another site wherever a page or a header prints this one. */
const SLASHES = /^[/\\]+/;
const PREFIX = /^\/([a-z]{2,3}(?:-[A-Za-z]{2,20})?)(?=[/?#]|$)/;

/**
 * Splits `/fr/cart?x=1` into its locale and `/cart?x=1`; without a prefix the shop has it stays as it is. Either begins with one slash. `host`
 * is the name it was asked by, without a port.
 */
export function splitLocale(address: string, shop: ShopLocales, host?: string): { url: string; at: RequestLocale } {
  const url = address.replace(SLASHES, '/');
  const place = shop.places?.find((one) => one.host !== null && one.host === host);
  const none = { url, at: place ? inPlace(place, place.locales[0] ?? shop.primary, shop) : mainLocale(shop) };
  const prefix = PREFIX.exec(url)?.[1];
  if (!prefix) return none;
  const at = place ? localeOnHost(prefix, place, shop) : localeOf(prefix, shop);
  if (!at) return none;
  const rest = url.slice(prefix.length + 1);
  return { url: `/${rest.replace(SLASHES, '')}`, at };
}

const mainLocale = ({ primary }: ShopLocales): RequestLocale => ({ locale: primary, country: null, rootUrl: '/' });

const inPlace = (place: Place, locale: string, { primary }: ShopLocales): RequestLocale => ({
  locale,
  country: place.countries[0] ?? null,
  rootUrl: rootIn(place, locale, primary),
  place,
});

/** On a host of its own only languages have prefixes. */
function localeOnHost(prefix: string, place: Place, shop: ShopLocales): RequestLocale | null {
  const locale = place.locales.find((one) => one.toLowerCase() === prefix.toLowerCase());
  return locale === undefined || locale === place.locales[0] ? null : inPlace(place, locale, shop);
}

function localeOf(prefix: string, shop: ShopLocales): RequestLocale | null {
  const rootUrl = `/${prefix.toLowerCase()}/`;
  const whole = shop.locales.find((locale) => locale.toLowerCase() === prefix.toLowerCase());
  if (whole) return whole === shop.primary ? null : { locale: whole, country: null, rootUrl };
  const [, language = '', region = ''] = /^(.+)-([^-]+)$/.exec(prefix.toLowerCase()) ?? [];
  const place = shop.places?.find(({ subfolder }) => subfolder === region);
  if (place) {
    const there = place.locales.find((entry) => entry.toLowerCase() === language);
    return there === undefined ? null : inPlace(place, there, shop);
  }
  const locale = shop.locales.find((entry) => entry.toLowerCase() === language);
  const country = shop.countries.find((entry) => entry === region.toUpperCase());
  return locale && country ? { locale, country, rootUrl } : null;
}

/** Path and query of a request. An absolute request target, as proxies receive it, overrides the `Host` header (RFC 9112 §3.2.2). */
function addressOf(message: IncomingMessage): string {
  const { url = '/', headers } = message;
  if (url.startsWith('/')) return url;
  const [, host, rest = ''] = /^https?:\/\/([^/?#]*)(.*)$/i.exec(url) ?? [];
  if (host === undefined) return `/${url}`;
  headers.host = host;
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** The name of a `Host` header, as hosts of the shop are written; undefined where there is none. */
export const hostnameOf = (host: string | undefined): string | undefined => host?.toLowerCase().replace(/:\d*$/, '');

/** Stores, for each request, the locale of its address before the prefix was removed. */
export function createLocaleReader(shop: () => ShopLocales) {
  const seen = new WeakMap<IncomingMessage, RequestLocale>();
  return {
    /** For Fastify's `rewriteUrl`. */
    rewriteUrl(message: IncomingMessage): string {
      const address = addressOf(message);
      const { url, at } = splitLocale(address, shop(), hostnameOf(message.headers.host));
      seen.set(message, at);
      return url;
    },
    /** What a request is about has a language of its own, like a checkout: from here on the request is in it. */
    enter(message: IncomingMessage, locale: string): void {
      const known = shop();
      if (!known.locales.includes(locale)) return;
      const before = seen.get(message);
      if (before?.locale === locale) return;
      const place = before?.place?.locales.includes(locale) ? before.place : undefined;
      seen.set(
        message,
        place ? inPlace(place, locale, known) : { locale, country: null, rootUrl: rootIn(null, locale, known.primary) },
      );
    },
    of(message: IncomingMessage): RequestLocale {
      return seen.get(message) ?? mainLocale(shop());
    },
  };
}

export type LocaleReader = ReturnType<typeof createLocaleReader>;

export function shopLocales(shop: Shop): ShopLocales {
  return {
    primary: shop.locales.find((entry) => entry.primary)?.isoCode ?? 'en',
    locales: shop.locales.map((entry) => entry.isoCode),
    countries: shop.countries,
    places: placesOf(shop),
  };
}
