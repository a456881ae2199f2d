import type { WallTime } from './time.ts';

const DIRECTIVE = /%([-_0^#:]*)(\d{1,4})?([EO])?([a-zA-Z%+])/g;
const NUMBER_WIDTH: Record<string, number> = {
  C: 2,
  d: 2,
  e: 2,
  g: 2,
  H: 2,
  I: 2,
  j: 3,
  k: 2,
  l: 2,
  L: 3,
  m: 2,
  M: 2,
  S: 2,
  U: 2,
  V: 2,
  W: 2,
  y: 2,
  G: 4,
  Y: 4,
};
const BLANK_PADDED = new Set(['e', 'k', 'l']);
const COMPOSITES: Record<string, string> = {
  c: '%a %b %e %H:%M:%S %Y',
  D: '%m/%d/%y',
  F: '%Y-%m-%d',
  r: '%I:%M:%S %p',
  R: '%H:%M',
  T: '%H:%M:%S',
  v: '%e-%^b-%Y',
  x: '%m/%d/%y',
  X: '%H:%M:%S',
  '+': '%a %b %e %H:%M:%S %Z %Y',
};

/** Formats a time by Ruby's directives; names of days and months in the language given. Unknown ones stay as they are. */
export function strftime(time: WallTime, format: string, locale: string): string {
  return format.replace(DIRECTIVE, (all, flags: string, width: string | undefined, _modifier, directive: string) => {
    const composite = COMPOSITES[directive];
    if (composite !== undefined) return pad(strftime(time, composite, locale), Number(width ?? 0), ' ', flags);
    const number = numberFor(directive, time);
    if (number !== undefined) {
      const fill = flags.includes('_') || (BLANK_PADDED.has(directive) && !flags.includes('0')) ? ' ' : '0';
      return pad(String(number), Number(width ?? NUMBER_WIDTH[directive] ?? 0), fill, flags);
    }
    const text = textFor(directive, time, locale, flags);
    if (text === undefined) return all;
    return pad(text, Number(width ?? 0), flags.includes('0') ? '0' : ' ', flags);
  });
}

function pad(text: string, width: number, fill: string, flags: string): string {
  const cased = flags.includes('^') ? text.toUpperCase() : flags.includes('#') ? swapCase(text) : text;
  if (flags.includes('-')) return cased;
  const negative = fill === '0' && cased.startsWith('-');
  return negative ? `-${cased.slice(1).padStart(width - 1, fill)}` : cased.padStart(Math.min(width, 256), fill);
}

function swapCase(text: string): string {
  return text === text.toUpperCase() ? text.toLowerCase() : text.toUpperCase();
}

function numberFor(directive: string, time: WallTime): number | undefined {
  switch (directive) {
    case 'C':
      return Math.floor(time.year / 100);
    case 'd':
    case 'e':
      return time.day;
    case 'g':
      return isoWeek(time).year % 100;
    case 'G':
      return isoWeek(time).year;
    case 'H':
    case 'k':
      return time.hour;
    case 'I':
    case 'l':
      return time.hour % 12 || 12;
    case 'j':
      return dayOfYear(time) + 1;
    case 'L':
      return time.millisecond;
    case 'm':
      return time.month;
    case 'M':
      return time.minute;
    case 's':
      return Math.floor(time.epoch / 1000);
    case 'S':
      return time.second;
    case 'u':
      return weekday(time) || 7;
    case 'U':
      return Math.floor((dayOfYear(time) + 7 - weekday(time)) / 7);
    case 'V':
      return isoWeek(time).week;
    case 'w':
      return weekday(time);
    case 'W':
      return Math.floor((dayOfYear(time) + 7 - ((weekday(time) + 6) % 7)) / 7);
    case 'y':
      return ((time.year % 100) + 100) % 100;
    case 'Y':
      return time.year;
    default:
      return undefined;
  }
}

function textFor(directive: string, time: WallTime, locale: string, flags: string): string | undefined {
  switch (directive) {
    case 'a':
      return name(time, locale, 'weekday', 'short');
    case 'A':
      return name(time, locale, 'weekday', 'long');
    case 'b':
    case 'h':
      return name(time, locale, 'month', 'short');
    case 'B':
      return name(time, locale, 'month', 'long');
    case 'N':
      return String(time.millisecond).padStart(3, '0').padEnd(9, '0');
    case 'p':
      return flags.includes('#') ? (time.hour < 12 ? 'AM' : 'PM') : time.hour < 12 ? 'AM' : 'PM';
    case 'P':
      return time.hour < 12 ? 'am' : 'pm';
    case 'q':
      return ordinal(time.day);
    case 'z':
      return offset(time, flags.includes(':') ? ':' : '');
    case 'Z':
      return zoneName(time);
    case 'n':
      return '\n';
    case 't':
      return '\t';
    case '%':
      return '%';
    default:
      return undefined;
  }
}

const names = new Map<string, Intl.DateTimeFormat>();

function name(time: WallTime, locale: string, part: 'weekday' | 'month', style: 'short' | 'long'): string {
  const key = `${locale} ${part} ${style}`;
  let format = names.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', [part]: style });
    names.set(key, format);
  }
  return format.format(Date.UTC(time.year, time.month - 1, time.day));
}

function offset({ offset: minutes }: WallTime, separator: string): string {
  const absolute = Math.abs(minutes);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(absolute / 60))}${separator}${two(absolute % 60)}`;
}

function zoneName(time: WallTime): string {
  if (time.zone === '') return time.offset === 0 ? 'UTC' : '';
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: time.zone, timeZoneName: 'short' }).formatToParts(
    time.epoch,
  );
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? time.zone;
}

function ordinal(day: number): string {
  if (day >= 11 && day <= 13) return 'th';
  return ['th', 'st', 'nd', 'rd'][day % 10] ?? 'th';
}

function weekday({ year, month, day }: WallTime): number {
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay();
}

/** Days since the first of January. */
function dayOfYear({ year, month, day }: WallTime): number {
  return Math.round((Date.UTC(year, month - 1, day) - Date.UTC(year, 0, 1)) / 86_400_000);
}

/** ISO 8601: weeks begin on Monday, the first one holds the fourth of January. */
function isoWeek(time: WallTime): { year: number; week: number } {
  const thursday = new Date(Date.UTC(time.year, time.month - 1, time.day + 4 - (weekday(time) || 7)));
  const year = thursday.getUTCFullYear();
  return { year, week: Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / 604_800_000) + 1 };
}
