import { base64Filters } from './base64.ts';
import { dateFilters } from './date.ts';
import { defaultFilters } from './default.ts';
import { escapeFilters } from './escape.ts';
import type { FilterTable } from './filter.ts';
import { listFilters } from './list.ts';
import { mathFilters } from './math.ts';
import { replaceFilters } from './replace.ts';
import { selectFilters } from './select.ts';
import { sortFilters } from './sort.ts';
import { textFilters } from './text.ts';
import { urlFilters } from './url.ts';

/** All filters of the language. */
export const standardFilters: FilterTable = {
  ...base64Filters,
  ...dateFilters,
  ...defaultFilters,
  ...escapeFilters,
  ...listFilters,
  ...mathFilters,
  ...replaceFilters,
  ...selectFilters,
  ...sortFilters,
  ...textFilters,
  ...urlFilters,
};
