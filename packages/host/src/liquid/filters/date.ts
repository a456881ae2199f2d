import type { Filter, FilterTable } from '../language/filter.ts';
import { print } from '../language/print.ts';
import type { RenderState } from '../language/state.ts';
import { escapeHtml } from './escape.ts';
import { strftime } from './strftime.ts';
import { inZone, parseTime, type WallTime } from './time.ts';

/** Formats by name (`date: format: 'on_date'`); a theme adds its own as `date_formats.*` in its locales. */
const NAMED_FORMATS: Readonly<Record<string, string>> = {
  abbreviated_date: '%b %-d, %Y',
  basic: '%-m/%-d/%Y',
  date: '%B %-d, %Y',
  date_at_time: '%B %-d, %Y at %-l:%M %P',
  default: '%A, %B %-d, %Y at %-l:%M %P %z',
  on_date: 'on %b %-d, %Y',
};

const DEFAULT_FORMAT = '%Y-%m-%d %H:%M:%S %z';

function namedFormat(name: string, { services }: RenderState): string {
  const own = services.translate(`date_formats.${name}`, {});
  if (own.includes('%')) return own;
  return Object.hasOwn(NAMED_FORMATS, name) ? (NAMED_FORMATS[name] ?? DEFAULT_FORMAT) : name;
}

function format(time: WallTime, positional: unknown, named: unknown, state: RenderState): string {
  if (named !== undefined && named !== null)
    return strftime(time, namedFormat(print(named), state), state.services.locale);
  return strftime(time, print(positional), state.services.locale);
}

/** `date: '%B %d, %Y'` or `date: format: 'basic'`. What is no date, and an empty format, give the input back. */
const date: Filter = (input, [pattern], named, state) => {
  if (named.format === undefined && print(pattern) === '') return input;
  const time = parseTime(input, state.services.timezone);
  return time ? format(time, pattern, named.format, state) : input;
};

/** `<time datetime="2022-04-14T20:56:02Z">Thu, 14 Apr 2022 16:56:02 -0400</time>` */
const timeTag: Filter = (input, [pattern], named, state) => {
  const { timezone, locale } = state.services;
  const time = parseTime(input, timezone);
  if (!time) return input;
  const utc = inZone(time.epoch, 'UTC') ?? time;
  const machine = strftime(utc, print(named.datetime ?? '%Y-%m-%dT%H:%M:%SZ'), 'en');
  const text =
    pattern === undefined && named.format === undefined
      ? strftime(time, '%a, %d %b %Y %H:%M:%S %z', locale)
      : format(time, pattern, named.format, state);
  return `<time datetime="${escapeHtml(machine)}">${escapeHtml(text)}</time>`;
};

export const dateFilters: FilterTable = { date, time_tag: timeTag };
