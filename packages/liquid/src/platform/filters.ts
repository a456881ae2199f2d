import { toText } from '../values/print.ts';
import { addressFilters } from './address.ts';
import { colorFilters } from './color.ts';
import { dateFilters } from './date.ts';
import type { PlatformFilterTable } from './filter.ts';
import { handleFilters } from './handle.ts';
import { imageUrlFilters } from './image-url.ts';
import { jsonFilters } from './json.ts';
import { metafieldFilters } from './metafield.ts';
import { moneyFilters } from './money.ts';
import { paymentBadgeFilters } from './payment-badge.ts';
import { translateFilters } from './translate.ts';

const assetUrlFilters: PlatformFilterTable = {
  asset_url: (input, _args, _named, { host: services }) => services.assetUrl(toText(input)),
  file_url: (input, _args, _named, { host: services }) => services.fileUrl(toText(input)),
};

/**
 * The platform's filters that need only `PlatformServices` of a host. The host uses them for its pages, and the compiler for its parity
 * check.
 */
export const platformFilters: PlatformFilterTable = {
  ...addressFilters,
  ...assetUrlFilters,
  ...colorFilters,
  ...dateFilters,
  ...handleFilters,
  ...imageUrlFilters,
  ...jsonFilters,
  ...metafieldFilters,
  ...moneyFilters,
  ...paymentBadgeFilters,
  ...translateFilters,
};
