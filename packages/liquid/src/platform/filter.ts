import type { Filter } from '../filters/filter.ts';

/** Services of the host for the platform's filters: texts, addresses, formats, the clock. */
export interface PlatformServices {
  /**
   * The text of a storefront translation. `args.count` picks the plural form; missing keys give the platform's sentence.
   * Texts in `args` are escaped already (for keys ending in `_html` they must not be): put them in as they are.
   */
  translate(key: string, args: Record<string, unknown>): string;
  /** Address of a theme asset, e.g. `//localhost:3000/cdn/shop/t/1/assets/theme.css?v=1`. */
  assetUrl(name: string): string;
  /** Address of a file of the shop without size parameters (`//host/cdn/shop/files/a.jpg?v=1`). */
  fileUrl(name: string): string;
  /** The shop's two money format strings. */
  moneyFormat: string;
  moneyWithCurrencyFormat: string;
  /** Of this page. */
  currency: string;
  /** The formats of another currency: of an order that was paid in it. */
  formatsOf?(currency: string): { plain: string; withCurrency: string };
  locale: string;
  timezone: string;
  /** ms since 1970. What is printed of it holds until that unit of the shop's clock ends: what changes by the second, too, holds for a minute. */
  now(shown: 'minute' | 'hour'): number;
}

/** The render state for filters of the platform; a `RenderState` of any host that has the services. */
export interface PlatformState {
  readonly host: PlatformServices;
}

/** A filter of the platform. */
export type PlatformFilter = Filter<PlatformState>;
export type PlatformFilterTable = Readonly<Record<string, PlatformFilter>>;
