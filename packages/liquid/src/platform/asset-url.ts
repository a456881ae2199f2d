import { toText } from '../values/print.ts';
import type { PlatformFilterTable } from './filter.ts';

export const assetUrlFilters: PlatformFilterTable = {
  asset_url: (input, _args, _named, { host: services }) => services.assetUrl(toText(input)),
  file_url: (input, _args, _named, { host: services }) => services.fileUrl(toText(input)),
};
