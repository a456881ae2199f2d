import type { FilterTable } from '../extension.ts';
import { addressFilters } from './address.ts';
import { assetFilters } from './asset.ts';
import { cartFilters } from './cart.ts';
import { colorFilters } from './color.ts';
import { currencySelectorFilters } from './currency_selector.ts';
import { customerFilters } from './customer.ts';
import { dateFilters } from './date.ts';
import { digestFilters } from './digest.ts';
import { encodingFilters } from './encoding.ts';
import { fontFilters } from './font.ts';
import { handleFilters } from './handle.ts';
import { highlightFilters } from './highlight.ts';
import { imageTagFilters } from './image_tag.ts';
import { imageUrlFilters } from './image_url.ts';
import { jsonFilters } from './json.ts';
import { linkFilters } from './link.ts';
import { measureFilters } from './measure.ts';
import { metafieldFilters } from './metafield.ts';
import { moneyFilters } from './money.ts';
import { pagerFilters } from './pager.ts';
import { paymentFilters } from './payment.ts';
import { placeholderFilters } from './placeholder.ts';
import { stockFilters } from './stock.ts';
import { structuredDataFilters } from './structured_data.ts';
import { textFilters } from './text.ts';
import { translateFilters } from './translate.ts';
import { videoFilters } from './video.ts';

/** The filters the platform adds to the standard ones, by name (platform contract, appendix A). */
export const filters: FilterTable = {
  ...addressFilters,
  ...assetFilters,
  ...cartFilters,
  ...colorFilters,
  ...currencySelectorFilters,
  ...customerFilters,
  ...dateFilters,
  ...digestFilters,
  ...encodingFilters,
  ...fontFilters,
  ...handleFilters,
  ...highlightFilters,
  ...imageTagFilters,
  ...imageUrlFilters,
  ...jsonFilters,
  ...linkFilters,
  ...measureFilters,
  ...metafieldFilters,
  ...moneyFilters,
  ...pagerFilters,
  ...paymentFilters,
  ...placeholderFilters,
  ...stockFilters,
  ...structuredDataFilters,
  ...textFilters,
  ...translateFilters,
  ...videoFilters,
};
