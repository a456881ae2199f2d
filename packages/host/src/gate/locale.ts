import type { IncomingMessage } from 'node:http';
import type { Shop } from '../shop/markets/types-shop.ts';

/** Where a request is: its language and country, and the prefix of its paths (docs/platform.md: routes). */
export interface RequestLocale {
  locale: string;
  /** ISO 3166-1 alpha-2, or null when the address has none. */
  country: string | null;
  /** `/` or `/fr/`. */
  rootUrl: string;
}

export interface ShopLocales {
  primary: string;
  /** All languages of the shop, the primary one included. */
  locales: string[];
  countries: string[];
}

/** Two of them begin the address of another site wherever a page or a header prints this one. */
const SLASHES = /^[/\\]+/;
const PREFIX = /^\/([a-z]{2,3}(?:-[A-Za-z]{2,4})?)(?=[/?#]|$)/;

/** Splits `/fr/cart?x=1` into its locale and `/cart?x=1`; without a prefix the shop has it stays as it is. Either begins with one slash. */
export function splitLocale(address: string, shop: ShopLocales): { url: string; at: RequestLocale } {
  const url = address.replace(SLASHES, '/');
  const none = { url, at: { locale: shop.primary, country: null, rootUrl: '/' } };
  const prefix = PREFIX.exec(url)?.[1];
  if (!prefix) return none;
  const at = localeOf(prefix, shop);
  if (!at) return none;
  const rest = url.slice(prefix.length + 1);
  return { url: `/${rest.replace(SLASHES, '')}`, at: { ...at, rootUrl: `/${prefix.toLowerCase()}/` } };
}

function localeOf(prefix: string, shop: ShopLocales): { locale: string; country: string | null } | null {
  const whole = shop.locales.find((locale) => locale.toLowerCase() === prefix.toLowerCase());
  if (whole) return whole === shop.primary ? null : { locale: whole, country: null };
  const [language = '', region = ''] = prefix.split('-');
  const locale = shop.locales.find((entry) => entry.toLowerCase() === language);
  const country = shop.countries.find((entry) => entry === region.toUpperCase());
  return locale && country ? { locale, country } : null;
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

/** Stores, for each request, the locale of its address before the prefix was removed. */
export function createLocaleReader(shop: () => ShopLocales) {
  const seen = new WeakMap<IncomingMessage, RequestLocale>();
  return {
    /** For Fastify's `rewriteUrl`. */
    rewriteUrl(message: IncomingMessage): string {
      const { url, at } = splitLocale(addressOf(message), shop());
      seen.set(message, at);
      return url;
    },
    /** What a request is about has a language of its own, like a checkout: from here on the request is in it. */
    enter(message: IncomingMessage, locale: string): void {
      const { primary, locales } = shop();
      if (!locales.includes(locale)) return;
      const before = seen.get(message);
      if (before?.locale === locale) return;
      seen.set(message, { locale, country: null, rootUrl: locale === primary ? '/' : `/${locale.toLowerCase()}/` });
    },
    of(message: IncomingMessage): RequestLocale {
      return seen.get(message) ?? { locale: shop().primary, country: null, rootUrl: '/' };
    },
  };
}

export type LocaleReader = ReturnType<typeof createLocaleReader>;

export function shopLocales(shop: Shop): ShopLocales {
  return {
    primary: shop.locales.find((entry) => entry.primary)?.isoCode ?? 'en',
    locales: shop.locales.map((entry) => entry.isoCode),
    countries: shop.countries,
  };
}
