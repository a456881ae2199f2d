import type { FormResult } from '../liquid/services.ts';
import type { Place } from '../shop/markets/places.ts';
import type { Id } from '../shop/types.ts';
import type { PagePreview } from './page-preview.ts';

/** What a page is rendered for: an address and its visitor. */
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
  /** The market's or language's own address that the page is at; absent elsewhere. */
  place?: Place;
  /** Origin of the shop's main host, where `origin` may be another. */
  mainOrigin?: string;
  cartToken: string | null;
  customerId: Id | null;
  /** Results of a form that was just posted, by form id; the page that shows them is private. */
  formResults: Map<string, FormResult>;
  /** As the theme editor opens it (docs/platform.md: theme editor). */
  designMode: boolean;
  /** A page of the theme editor; absent for visitors. */
  preview?: PagePreview;
}

/** Style sheets are rendered without a visitor. */
export const ASSET_REQUEST: PageRequest = {
  origin: '',
  path: '/',
  query: new URLSearchParams(),
  locale: 'en',
  rootUrl: '/',
  country: 'US',
  cartToken: null,
  customerId: null,
  formResults: new Map(),
  designMode: false,
};
