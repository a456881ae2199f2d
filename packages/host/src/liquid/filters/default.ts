import { isEmpty, isTruthy } from '../language/compare.ts';
import type { FilterTable } from '../language/filter.ts';

/** `default: value, allow_false: true`: replaces nil, false, and empty texts, lists, hashes and objects. */
export const defaultFilters: FilterTable = {
  default: (input, [fallback = ''], named) => {
    if (input === false) return isTruthy(named.allow_false) ? false : fallback;
    return !isTruthy(input) || isEmpty(input) ? fallback : input;
  },
};
