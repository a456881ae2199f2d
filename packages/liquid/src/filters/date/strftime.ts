import { LiquidError, RenderLimitError } from '../../runtime/error.ts';
import { dayOfYear, isoWeek, weekdayOf } from './calendar.ts';
import { nameOf } from './names.ts';
import { type WallTime, zoneName } from './wall-time.ts';

/**
 * Flags, then a width, then colons; `E` and `O` before the few directives that allow them. Or an incomplete directive at the end of the format.
 */
const DIRECTIVE = /%([-_0^#]*)(\d*)(:{0,3})(?:E(?=[cCxXyY])|O(?=[deHkIlmMSuUVwWy]))?([a-zA-Z%])|%[-_0^#]*\d*$/g;

/** Widest field. */
const WIDEST = 100_000;

const COMPOSITES: Readonly<Record<string, string>> = {
  c: '%a %b %e %H:%M:%S %Y',
  D: '%m/%d/%y',
  F: '%Y-%m-%d',
  r: '%I:%M:%S %p',
  R: '%H:%M',
  T: '%H:%M:%S',
  v: '%e-%^b-%4Y',
  x: '%m/%d/%y',
  X: '%H:%M:%S',
};

interface Field {
  time: WallTime;
  locale: string;
  /** Padding character, none (`-`), or the directive's default. */
  fill: ' ' | '0' | '' | undefined;
  /** Minimum width, if given. */
  width: number | undefined;
  isUpper: boolean;
  changesCase: boolean;
  colons: number;
}

/**
 * Formats a time by the directives of `strftime`: `%B %-d, %Y`. Unknown directives stay as they are.
 * @param locale language of the names of days and months
 * @throws LiquidError if the format ends in the middle of a directive
 */
export function strftime(time: WallTime, format: string, locale = 'en'): string {
  return format.replace(
    DIRECTIVE,
    (all, flags: string, digits: string, colons: string, directive: string | undefined) => {
      if (directive === undefined) throw new LiquidError(`invalid format: ${format}`);
      const width = digits === '' ? undefined : Number(digits);
      if (width !== undefined && width >= 2 ** 31) return all;
      if (width !== undefined && width > WIDEST) throw new RenderLimitError('Memory limits exceeded');
      if (colons !== '' && directive !== 'z') return all;
      const field: Field = {
        time,
        locale,
        fill: fillOf(flags),
        width: width === 0 ? undefined : width,
        isUpper: flags.includes('^'),
        changesCase: flags.includes('#'),
        colons: colons.length,
      };
      return formatField(directive, field) ?? all;
    },
  );
}

/** The last flag of padding decides; `-` always does. */
function fillOf(flags: string): Field['fill'] {
  if (flags.includes('-')) return '';
  const last = flags.replace(/[^_0]/g, '').at(-1);
  return last === '_' ? ' ' : last === '0' ? '0' : undefined;
}

function formatField(directive: string, field: Field): string | undefined {
  const { time, locale } = field;
  const composite = COMPOSITES[directive];
  if (composite !== undefined) return text(strftime(time, composite, locale), { ...field, changesCase: false });
  switch (directive) {
    case 'a':
      return text(nameOf(time, 'weekday', 'short', locale), field);
    case 'A':
      return text(nameOf(time, 'weekday', 'long', locale), field);
    case 'b':
    case 'h':
      return text(nameOf(time, 'month', 'short', locale), field);
    case 'B':
      return text(nameOf(time, 'month', 'long', locale), field);
    case 'C':
      return number(Math.floor(time.year / 100), 2, '0', field);
    case 'd':
      return number(time.day, 2, '0', field);
    case 'e':
      return number(time.day, 2, ' ', field);
    case 'g':
      return number(modulo(isoWeek(time).year, 100), 2, '0', field);
    case 'G':
      return number(isoWeek(time).year, time.year < 0 ? 5 : 4, '0', field);
    case 'H':
      return number(time.hour, 2, '0', field);
    case 'I':
      return number(time.hour % 12 || 12, 2, '0', field);
    case 'j':
      return number(dayOfYear(time) + 1, 3, '0', field);
    case 'k':
      return number(time.hour, 2, ' ', field);
    case 'l':
      return number(time.hour % 12 || 12, 2, ' ', field);
    case 'L':
      return fraction(time, field.width ?? 3);
    case 'm':
      return number(time.month, 2, '0', field);
    case 'M':
      return number(time.minute, 2, '0', field);
    case 'n':
      return text('\n', field);
    case 'N':
      return fraction(time, field.width ?? 9);
    case 'p':
      return text(time.hour < 12 ? 'AM' : 'PM', field, 'lower');
    case 'P':
      return text(time.hour < 12 ? 'am' : 'pm', field);
    case 's':
      return number(time.epoch, 1, '0', field);
    case 'S':
      return number(time.second, 2, '0', field);
    case 't':
      return text('\t', field);
    case 'u':
      return number(weekdayOf(time) || 7, 1, '0', field);
    case 'U':
      return number(Math.floor((dayOfYear(time) + 7 - weekdayOf(time)) / 7), 2, '0', field);
    case 'V':
      return number(isoWeek(time).week, 2, '0', field);
    case 'w':
      return number(weekdayOf(time), 1, '0', field);
    case 'W':
      return number(Math.floor((dayOfYear(time) + 7 - ((weekdayOf(time) + 6) % 7)) / 7), 2, '0', field);
    case 'y':
      return number(modulo(time.year, 100), 2, '0', field);
    case 'Y':
      return number(time.year, time.year < 0 ? 5 : 4, '0', field);
    case 'z':
      return offset(time.offset, field);
    case 'Z':
      return time.zone === '' ? '' : text(zoneName(time), field, 'lower');
    case '%':
      return text('%', field);
    default:
      return undefined;
  }
}

/** @param changed the case that the flag `#` changes to */
function text(value: string, { fill, width = 0, isUpper, changesCase }: Field, changed: 'upper' | 'lower' = 'upper') {
  const isLower = changesCase && changed === 'lower';
  const cased = isLower ? value.toLowerCase() : isUpper || changesCase ? value.toUpperCase() : value;
  return fill === '' ? cased : cased.padStart(width, fill ?? ' ');
}

/** A sign comes before zeros, and after blanks. */
function number(value: number, least: number, usual: ' ' | '0', { fill = usual, width = least }: Field): string {
  const digits = String(Math.abs(value));
  const sign = value < 0 ? '-' : '';
  if (fill === '') return sign + digits;
  return fill === '0' ? sign + digits.padStart(width - sign.length, '0') : (sign + digits).padStart(width);
}

function fraction({ fraction: digits }: WallTime, width: number): string {
  return digits.slice(0, width).padEnd(width, '0');
}

/** `+0200`, `+02:00`, `+02:00:00`; with three colons as short as it can be. */
function offset(seconds: number, { colons, width = 0, fill }: Field): string {
  const size = Math.abs(seconds);
  const hours = Math.floor(size / 3600);
  const minutes = two(Math.floor((size % 3600) / 60));
  const rest = two(size % 60);
  const parts = {
    0: minutes,
    1: `:${minutes}`,
    2: `:${minutes}:${rest}`,
    3: size % 3600 === 0 ? '' : size % 60 === 0 ? `:${minutes}` : `:${minutes}:${rest}`,
  }[colons];
  const tail = parts ?? '';
  const sign = seconds < 0 ? '-' : '+';
  const least = Math.max(2, width - tail.length - 1);
  return fill === ' '
    ? `${sign}${hours}`.padStart(least + 1) + tail
    : `${sign}${String(hours).padStart(least, '0')}${tail}`;
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}

function modulo(value: number, divisor: number): number {
  return ((value % divisor) + divisor) % divisor;
}
