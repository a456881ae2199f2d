/** Result of a posted form, for the next page only (contract §3.13): errors and echoed values, or `posted: true`. */
export interface FormResult {
  posted: boolean;
  errors: Record<string, string[]>;
  values: Record<string, string>;
}

/**
 * What the Liquid language layer asks of the host while it renders. The filters and tags in this folder know no
 * database, no file system and no HTTP: a render carries one of these, and they go through it.
 */
export interface RenderServices {
  /**
   * The text of a storefront translation. `args.count` picks the plural form; missing keys give the platform's sentence.
   * Texts in `args` are escaped already (for keys ending in `_html` they must not be): put them in as they are.
   */
  translate(key: string, args: Record<string, unknown>): string;
  /** Address of a theme asset, e.g. `//localhost:3000/cdn/shop/t/1/assets/theme.css?v=1`. */
  assetUrl(name: string): string;
  /** Text of a theme asset, or undefined if there is none. */
  assetContent(name: string): string | undefined;
  /** Address of a file of the shop without size parameters (`//host/cdn/shop/files/a.jpg?v=1`). */
  fileUrl(name: string): string;
  /** Address prefix of platform-owned scripts and pictures served by the host (`//host/cdn/shopifycloud`). */
  platformUrl(name: string): string;
  /** Source of `snippets/{name}.liquid` or `sections/{name}.liquid` …, by theme path without extension. */
  template(path: string): string | undefined;
  /** Renders a static section (`{% section 'x' %}`) or a section group (`{% sections 'x' %}`). */
  section(name: string): string;
  sectionGroup(name: string): string;
  /** Renders the theme blocks of the current section or block (`{% content_for %}`). */
  contentForBlocks(owner: unknown, args: Record<string, unknown>): string;
  contentForBlock(owner: unknown, args: Record<string, unknown>): string;
  /** Prefix of every path: `/` or `/fr/`. */
  rootUrl: string;
  /** Path and query of the page being rendered. */
  path: string;
  query: URLSearchParams;
  /** A parameter of the query, or null. */
  parameter(name: string): string | null;
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
  formResult(formId: string): FormResult | undefined;
  /** `{% layout 'name' %}` of a Liquid template, or null for `{% layout none %}`. */
  layout?(name: string | null): void;
  /** Something the page should ask for early (a `Link` header): `as` is `image`, `style`, `script`, `font`; `media` is a query, empty for all. */
  preload?(address: string, as: string, media?: string): void;
  /** Called with what went wrong: an unknown filter, an error printed inline. */
  warn(message: string): void;
}
