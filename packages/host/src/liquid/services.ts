import type { PlatformServices } from '@vitrine/liquid/platform/filter.ts';

/** Result of a posted form, for the next page only (docs/platform.md: forms): errors and echoed values, or `posted: true`. */
export interface FormResult {
  posted: boolean;
  errors: Record<string, string[]>;
  values: Record<string, string>;
}

/**
 * The host's services for the Liquid layer. The filters and tags in this folder know no database, file system or HTTP: each render carries
 * these services.
 */
export interface RenderServices extends PlatformServices {
  /** Text of a theme asset, or undefined if there is none. */
  assetContent(name: string): string | undefined;
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
  formResult(formId: string): FormResult | undefined;
  /** `{% layout 'name' %}` of a Liquid template, or null for `{% layout none %}`. */
  layout?(name: string | null): void;
  /** Something the page should ask for early (a `Link` header): `as` is `image`, `style`, `script`, `font`; `media` is a query, empty for all. */
  preload?(address: string, as: string, media?: string): void;
  /** Called with what went wrong: an unknown filter, an error printed inline. */
  warn(message: string): void;
}
