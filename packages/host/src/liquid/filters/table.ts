import type { FilterTable } from '../language/filter.ts';
import { escapeFilters } from './escape.ts';

/** Every filter of the platform, by name (platform contract, appendix A). */
export const filters: FilterTable = {
  ...escapeFilters,
};
