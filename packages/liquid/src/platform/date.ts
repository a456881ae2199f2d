import { parseTime } from '../filters/date/parse-time.ts';
import { strftime } from '../filters/date/strftime.ts';
import { inZone, type WallTime } from '../filters/date/wall-time.ts';
import { escapeHtml } from '../filters/escape.ts';
import { Drop } from '../values/drop.ts';
import { toText } from '../values/print.ts';
import type { PlatformFilter, PlatformFilterTable, PlatformState } from './filter.ts';

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

function namedFormat(name: string, { host: services }: PlatformState): string {
  const own = services.translate(`date_formats.${name}`, {});
  if (own.includes('%')) return own;
  return Object.hasOwn(NAMED_FORMATS, name) ? (NAMED_FORMATS[name] ?? DEFAULT_FORMAT) : name;
}

/** Directives that show minutes or less, named formats that may contain them, and everything that is not a format. */
const MINUTES = /%[-_^#0:]*\d*[MSsLNRTrcXQ+v]/;

/** How long `now`, printed in this format, stays the same: `%Y` and the like are printed again every hour. */
const shownUnit = (pattern: string) => (pattern !== '' && !MINUTES.test(pattern) ? 'hour' : 'minute');

function patternOf(positional: unknown, named: unknown, state: PlatformState): string {
  return named === undefined || named === null ? toText(positional) : namedFormat(toText(named), state);
}

/** The time of a value, to be printed in these formats. */
function timeOf(input: unknown, patterns: string[], { host: services }: PlatformState): WallTime | undefined {
  const unit = patterns.every((pattern) => shownUnit(pattern) === 'hour') ? 'hour' : 'minute';
  const value = input instanceof Drop && input.asText ? input.print() : input;
  return parseTime(value, { timezone: services.timezone, now: () => services.now(unit) });
}

/** `date: '%B %d, %Y'` or `date: format: 'basic'`. What is no date, and an empty format, give the input back. */
const date: PlatformFilter = (input, [pattern], named, state) => {
  if (named.format === undefined && toText(pattern) === '') return input;
  const format = patternOf(pattern, named.format, state);
  const time = timeOf(input, [format], state);
  return time ? strftime(time, format, state.host.locale) : input;
};

/** `<time datetime="2022-04-14T20:56:02Z">Thu, 14 Apr 2022 16:56:02 -0400</time>` */
const timeTag: PlatformFilter = (input, [pattern], named, state) => {
  const isPlain = pattern === undefined && named.format === undefined;
  const format = isPlain ? '%a, %d %b %Y %H:%M:%S %z' : patternOf(pattern, named.format, state);
  const machine = toText(named.datetime ?? '%Y-%m-%dT%H:%M:%SZ');
  const time = timeOf(input, [format, machine], state);
  if (!time) return input;
  const utc = inZone(time.epoch, 'UTC');
  const text = strftime(time, format, state.host.locale);
  return `<time datetime="${escapeHtml(strftime(utc, machine, 'en'))}">${escapeHtml(text)}</time>`;
};

export const dateFilters: PlatformFilterTable = { date, time_tag: timeTag };
