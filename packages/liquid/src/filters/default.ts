import { isEmpty, isTruthy } from '../values/compare.ts';
import { isHash, valueAt } from '../values/hash.ts';
import { type Filter, type FilterTable, method, optional } from './filter.ts';

/** `default: value, allow_false: true`: replaces nil, false, and empty texts, lists, hashes and objects. */
const fallback: Filter = (input, args) => {
  const options = args[1];
  const allowsFalse = isHash(options) && isTruthy(valueAt(options, 'allow_false'));
  const replaces = allowsFalse ? input === undefined || input === null : !isTruthy(input);
  return replaces || isEmpty(input) ? optional(args, 0, '') : input;
};

export const defaultFilters: FilterTable = { default: method(0, 2, fallback) };
