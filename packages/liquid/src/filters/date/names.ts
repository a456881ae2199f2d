import { type CalendarDay, weekdayOf } from './calendar.ts';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const formats = new Map<string, Intl.DateTimeFormat>();

/** The name of a date's weekday or month; short ones have three letters in English. */
export function nameOf(date: CalendarDay, part: 'weekday' | 'month', style: 'short' | 'long', locale: string): string {
  if (locale === 'en') {
    const name = (part === 'weekday' ? WEEKDAYS[weekdayOf(date)] : MONTHS[date.month - 1]) ?? '';
    return style === 'short' ? name.slice(0, 3) : name;
  }
  const key = `${locale} ${part} ${style}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', [part]: style });
    formats.set(key, format);
  }
  // Any date with this weekday or this month will do: 1 January 2023 was a Sunday.
  const sample = part === 'weekday' ? Date.UTC(2023, 0, 1 + weekdayOf(date)) : Date.UTC(2023, date.month - 1, 15);
  return format.format(sample);
}
