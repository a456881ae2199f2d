import { toText } from '../values/print.ts';
import { parseTime } from './date/parse-time.ts';
import { strftime } from './date/strftime.ts';
import { type Filter, type FilterTable, method } from './filter.ts';

/** `date: '%B %d, %Y'`. What is no date, and an empty format, give the input back. */
const date: Filter = (input, [pattern], _named, state) => {
  const format = toText(pattern);
  if (format === '') return input;
  const time = parseTime(input, state);
  return time ? strftime(time, format) : input;
};

export const dateFilters: FilterTable = { date: method(1, 1, date) };
