import { readConfig } from '@vitrine/compiler/client/read-config.ts';
import { isRecord } from './decode.ts';
import type { AppsConfig } from './page-config.schema.ts';

const NO_APPS: AppsConfig = {
  reviewsUrl: '',
  reviewsVersion: 'v1',
  reviewsKey: '',
  reviewsPageSize: 5,
  sizeRequestForm: '',
  sizeRequestFallback: '',
  storeNames: { newYork: [], sanFrancisco: [] },
  wishListUrl: '',
  customerListsUrl: '',
};

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

function names(value: unknown): string[] {
  return (Array.isArray(value) ? value : []).map(text).filter((name) => name !== '');
}

/** The part `apps`; what is missing or of another type switches that app off. */
export function appsConfigOf(config: unknown): AppsConfig {
  const apps = isRecord(config) && isRecord(config.apps) ? config.apps : {};
  const stores = isRecord(apps.storeNames) ? apps.storeNames : {};
  // An object may refuse to be a number by throwing.
  const size = typeof apps.reviewsPageSize === 'object' ? Number.NaN : Math.trunc(Number(apps.reviewsPageSize));
  return {
    reviewsUrl: text(apps.reviewsUrl),
    reviewsVersion: apps.reviewsVersion === 'v2' ? 'v2' : 'v1',
    reviewsKey: text(apps.reviewsKey),
    reviewsPageSize: Number.isSafeInteger(size) && size >= 1 ? size : NO_APPS.reviewsPageSize,
    sizeRequestForm: text(apps.sizeRequestForm),
    sizeRequestFallback: text(apps.sizeRequestFallback),
    storeNames: { newYork: names(stores.newYork), sanFrancisco: names(stores.sanFrancisco) },
    wishListUrl: text(apps.wishListUrl),
    customerListsUrl: text(apps.customerListsUrl),
  };
}

let current: AppsConfig | undefined;

/** What the theme says of its apps. Apart from `pageConfig`, so that no page pays for it before an app is wanted. */
export function appsConfig(): AppsConfig {
  if (typeof document === 'undefined') return NO_APPS;
  current ??= appsConfigOf(readConfig(document));
  return current;
}
