import { platformFilters } from '@vitrine/liquid/platform/filters.ts';
import type { FilterTable } from '../extension.ts';
import { assetFilters } from './asset.ts';
import { cartFilters } from './cart.ts';
import { currencySelectorFilters } from './currency_selector.ts';
import { customerFilters } from './customer.ts';
import { digestFilters } from './digest.ts';
import { encodingFilters } from './encoding.ts';
import { fontFilters } from './font.ts';
import { highlightFilters } from './highlight.ts';
import { imageTagFilters } from './image_tag.ts';
import { linkFilters } from './link.ts';
import { measureFilters } from './measure.ts';
import { pagerFilters } from './pager.ts';
import { paymentFilters } from './payment.ts';
import { placeholderFilters } from './placeholder.ts';
import { stockFilters } from './stock.ts';
import { structuredDataFilters } from './structured_data.ts';
import { textFilters } from './text.ts';
import { videoFilters } from './video.ts';

/** The filters the platform adds to the standard ones, by name (platform contract, appendix A). */
export const filters: FilterTable = {
  ...platformFilters,
  ...assetFilters,
  ...cartFilters,
  ...currencySelectorFilters,
  ...customerFilters,
  ...digestFilters,
  ...encodingFilters,
  ...fontFilters,
  ...highlightFilters,
  ...imageTagFilters,
  ...linkFilters,
  ...measureFilters,
  ...pagerFilters,
  ...paymentFilters,
  ...placeholderFilters,
  ...stockFilters,
  ...structuredDataFilters,
  ...textFilters,
  ...videoFilters,
};
