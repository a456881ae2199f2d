/** Pages of the shop: what the server asks for, and what it gets. */
import type { Id } from '../shop/types.ts';
import type { FormResult } from './flash.ts';

export interface PageRequest {
  /** `http://localhost:3000`, without a slash. */
  origin: string;
  /** Without the locale prefix, percent-encoded as it came: `/products/silk-dress`. */
  path: string;
  query: URLSearchParams;
  locale: string;
  /** Prefix of every path: `/` or `/fr/`. */
  rootUrl: string;
  country: string;
  cartToken: string | null;
  customerId: Id | null;
  /** Results of a form that was just posted, by form id; the page that shows them is private. */
  formResults: Map<string, FormResult>;
  /** As the theme editor opens it (contract §7). */
  designMode: boolean;
}

export interface PageResult {
  status: number;
  contentType: string;
  body: string;
  /** Where to go instead: a path of this shop. */
  redirect?: string;
  /** Read the cart, the customer or a form result: for one visitor only. */
  private: boolean;
  /** Entity keys it was made of. */
  reads: ReadonlySet<string>;
}

/** A page ready to be sent. */
export interface PageAnswer {
  status: number;
  /** Lower-case names: content-type, content-encoding, etag, vary, cache-control, location. */
  headers: Record<string, string>;
  /** Null with 304 and redirects. */
  body: Buffer | string | null;
}

export interface Pages {
  /** Renders a page, whatever the caches hold. Never throws for what a visitor asks. */
  renderPage(request: PageRequest): Promise<PageResult>;
  /** Sections by id (contract §2), null for one that does not exist. */
  renderSections(request: PageRequest, ids: readonly string[]): Promise<Record<string, string | null>>;
  /** A page from the cache or rendered, compressed and with ETag; 304 where the browser has it. */
  page(
    request: PageRequest,
    client: { acceptEncoding: string | undefined; ifNoneMatch: string | undefined },
  ): Promise<PageAnswer>;
  /** Text of an asset that is made, not copied: bundles and rendered `*.css.liquid`. */
  madeAsset(name: string): Promise<{ text: string; version: string } | undefined>;
  close(): void;
}
