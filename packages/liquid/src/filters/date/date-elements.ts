/** The parts of a date and time in a text; missing parts are absent. */
export interface DateElements {
  year?: number;
  month?: number;
  day?: number;
  /** 1–366 */
  dayOfYear?: number;
  hour?: number;
  minute?: number;
  second?: number;
  /** Digits of the second behind the point. */
  fraction?: string;
  /** As written: `z`, `+02:00`, `est`. */
  zone?: string;
}

/** A text being read: each reader removes what it has parsed, so that the next ones do not see it. */
interface Reading extends DateElements {
  text: string;
  /** Years of two digits are of this or the last century. False where the year was written out. */
  isShort: boolean;
  isBeforeChrist: boolean;
  hasWeekYear: boolean;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)';
const ERA = '(c(?:e|\\.e\\.)|b(?:ce|\\.c\\.e\\.)|a(?:d|\\.d\\.)|b(?:c|\\.c\\.))?';

/** Longest text that is looked at. */
const LONGEST = 128;

/**
 * Reads a date out of a lower-case text in any of the usual ways: `2024-03-05 10:00`, `5 mar 2024`, `march 5, 2024`,
 * `3/5`, `20240305t1000z`, `10 pm`. Undefined if the text is too long.
 */
export function readDate(source: string): DateElements | undefined {
  if (source.length > LONGEST) return undefined;
  const reading: Reading = {
    text: source.replace(/[^-+',./:@\p{L}\p{M}\p{N}[\]]+/gu, ' '),
    isShort: true,
    isBeforeChrist: false,
    hasWeekYear: false,
  };
  take(reading, /\b(?:sun|mon|tue|wed|thu|fri|sat)[^-/\d\s]*/, () => undefined);
  readTime(reading);
  DATE_READERS.some((read) => read(reading));
  take(reading, /\b(?:bc\b|bce\b|b\.c\.|b\.c\.e\.)/, () => {
    reading.isBeforeChrist = true;
  });
  readLoneNumber(reading);
  return finish(reading);
}

function finish(reading: Reading): DateElements {
  const { text, isShort, isBeforeChrist, hasWeekYear, ...elements } = reading;
  let { year } = elements;
  if (year === undefined) return elements;
  if (isBeforeChrist) year = 1 - year;
  if (isShort && year >= 0 && year <= 99) year += year >= 69 ? 1900 : 2000;
  return { ...elements, year };
}

/** Removes the first match from the text. `understand` may refuse it with false: then it is removed without effect. */
function take(reading: Reading, pattern: RegExp, understand: (match: RegExpExecArray) => void): boolean {
  const match = pattern.exec(reading.text);
  if (!match) return false;
  reading.text = `${reading.text.slice(0, match.index)} ${reading.text.slice(match.index + match[0].length)}`;
  understand(match);
  return true;
}

const TIME = new RegExp(
  '(' +
    '(?:\\d+\\s*:\\s*\\d+(?:\\s*:\\s*\\d+(?:[,.]\\d*)?)?|\\d+\\s*h(?:\\s*\\d+m?(?:\\s*\\d+s?)?)?)(?:\\s*[ap](?:m\\b|\\.m\\.))?' +
    '|\\d+\\s*[ap](?:m\\b|\\.m\\.)' +
    ')(?:\\s*(' +
    '(?:gmt|utc?)?[-+]\\d+(?:[,.:]\\d+(?::\\d+)?)?' +
    '|[\\p{L}.\\s]+(?:standard|daylight)\\stime\\b' +
    '|\\p{L}+(?:\\sdst)?\\b' +
    '))?',
  'u',
);
const TIME_PARTS = /^(\d+)\s*h?(?:\s*:?\s*(\d+)m?(?:\s*:?\s*(\d+)(?:[,.](\d*))?s?)?)?(?:\s*([ap])(?:m\b|\.m\.))?/;

function readTime(reading: Reading): void {
  take(reading, TIME, ([, time = '', zone]) => {
    if (zone !== undefined) reading.zone = zone;
    const [, hour, minute, second, fraction, half] = TIME_PARTS.exec(time) ?? [];
    if (hour === undefined) return;
    reading.hour = half === undefined ? Number(hour) : (Number(hour) % 12) + (half === 'p' ? 12 : 0);
    if (minute !== undefined) reading.minute = Number(minute);
    if (second !== undefined) reading.second = Number(second);
    if (fraction !== undefined) reading.fraction = fraction;
  });
}

type Reader = (reading: Reading) => boolean;

/** A reader of year, month and day as texts; `order` names the groups. */
function dateReader(pattern: RegExp, pick: (groups: (string | undefined)[]) => DateTexts): Reader {
  return (reading) => take(reading, pattern, (match) => setDate(reading, pick(match)));
}

interface DateTexts {
  year?: string;
  month?: string;
  day?: string;
  era?: string;
}

function monthNumber(name: string | undefined): string {
  return String(MONTHS.indexOf(name ?? '') + 1);
}

/** The first reader that understands something ends the search. */
const DATE_READERS: readonly Reader[] = [
  // 5 march 2024
  dateReader(
    new RegExp(`('?\\d+)[^-\\d\\s]*\\s*${MONTH}[^-\\d\\s']*(?:\\s*${ERA}\\s*('?-?\\d+(?:(?:st|nd|rd|th)\\b)?))?`),
    ([, day, month, era, year]) => ({ year, month: monthNumber(month), day, era }),
  ),
  // march 5, 2024
  dateReader(
    new RegExp(`\\b${MONTH}[^-\\d\\s']*\\s*('?\\d+)[^-\\d\\s']*(?:\\s*,?\\s*${ERA}\\s*('?-?\\d+))?`),
    ([, month, day, era, year]) => ({ year, month: monthNumber(month), day, era }),
  ),
  // 2024-03-05
  dateReader(/('?[-+]?\d+)-(\d+)-('?-?\d+)/, ([, year, month, day]) => ({ year, month, day })),
  // Years of Japanese eras: r6.03.05
  (reading) =>
    take(reading, /\b([mtshr])(\d+)\.(\d+)\.(\d+)/, ([, era = '', year, month, day]) => {
      reading.year = Number(year) + ({ m: 1867, t: 1911, s: 1925, h: 1988, r: 2018 }[era] ?? 0);
      reading.month = Number(month);
      reading.day = Number(day);
    }),
  // 5-mar-2024
  dateReader(new RegExp(`('?-?\\d+)-${MONTH}[^-/.]*-('?-?\\d+)`), ([, day, month, year]) => ({
    year,
    month: monthNumber(month),
    day,
  })),
  // mar-5-2024
  dateReader(new RegExp(`\\b${MONTH}[^-/.]*-('?\\d+)(?:-('?-?\\d+))?`), ([, month, day, year]) => ({
    year,
    month: monthNumber(month),
    day,
  })),
  // 2024/3/5, 3/5
  dateReader(/('?-?\d+)\/\s*('?\d+)(?:\D\s*('?-?\d+))?/, ([, year, month, day]) => ({ year, month, day })),
  // 2024.3.5
  dateReader(/('?-?\d+)\.\s*('?\d+)\.\s*('?-?\d+)/, ([, year, month, day]) => ({ year, month, day })),
  // Week dates set nothing, but are recognized: 2024-w10-2
  (reading) => take(reading, /\b(?:\d{2}|\d{4})?-?w\d{2}(?:-?\d)?\b/, () => undefined),
  (reading) => take(reading, /-w-\d\b/, () => undefined),
  // --03-05, --0305
  (reading) =>
    take(reading, /--(\d{2})?-(\d{2})\b/, ([, month, day]) => {
      if (month !== undefined) reading.month = Number(month);
      reading.day = Number(day);
    }),
  (reading) =>
    take(reading, /--(\d{2})(\d{2})?\b/, ([, month, day]) => {
      reading.month = Number(month);
      if (day !== undefined) reading.day = Number(day);
    }),
  // 2024-065
  (reading) =>
    !/[,.](?:\d{2}|\d{4})-\d{3}\b/.test(reading.text) &&
    take(reading, /\b(\d{2}|\d{4})-(\d{3})\b/, ([, year, day]) => {
      reading.year = Number(year);
      reading.dayOfYear = Number(day);
    }),
  // -065
  (reading) =>
    !/\d-\d{3}\b/.test(reading.text) &&
    take(reading, /\b-(\d{3})\b/, ([, day]) => {
      reading.dayOfYear = Number(day);
    }),
  // '24
  (reading) =>
    take(reading, /'(\d+)\b/, ([, year]) => {
      reading.year = Number(year);
    }),
  // march
  (reading) =>
    take(reading, new RegExp(`\\b${MONTH}\\S*`), ([, month]) => {
      reading.month = Number(monthNumber(month));
    }),
  // 5th
  (reading) =>
    take(reading, /(\d+)(?:st|nd|rd|th)\b/, ([, day]) => {
      reading.day = Number(day);
    }),
  readDigits,
];

const FIRST_NUMBER = /[-+\d]/;

/**
 * Sorts out which of three numbers is the year, the month and the day: a year has an apostrophe or more than two digits;
 * of two numbers alone the first is the month.
 */
function setDate(reading: Reading, { year, month, day, era }: DateTexts): void {
  let [y, m, d] = [year, month, day];
  if (y !== undefined && m !== undefined && d === undefined) [y, m, d] = [d, y, m];
  if (y === undefined && d !== undefined && (d.length > 2 || d.startsWith("'"))) [y, d] = [d, undefined];
  if (y !== undefined) {
    const start = y.search(FIRST_NUMBER);
    const digits = /^[-+]?\d*/.exec(y.slice(Math.max(0, start)))?.[0] ?? '';
    if (start !== -1 && start + digits.length < y.length) [y, d] = [d, digits];
  }
  if (m !== undefined && (m.startsWith("'") || m.length > 2)) [y, m, d] = [m, d, y];
  if (d !== undefined && (d.startsWith("'") || d.length > 2)) [y, d] = [d, y];
  const yearDigits = /([-+]?)(\d+)/.exec(y ?? '');
  if (yearDigits) {
    const [all, sign = '', digits = ''] = yearDigits;
    if (sign !== '' || digits.length > 2) reading.isShort = false;
    reading.year = Number(all);
  }
  if (era?.startsWith('b')) reading.isBeforeChrist = true;
  const monthDigits = /\d+/.exec(m ?? '')?.[0];
  if (monthDigits !== undefined) reading.month = Number(monthDigits);
  const dayDigits = /\d+/.exec(d ?? '')?.[0];
  if (dayDigits !== undefined) reading.day = Number(dayDigits);
}

const DIGITS = /([-+]?)(\d{2,14})(?:\s*t?\s*(\d{2,6})?(?:[,.](\d*))?)?\s*(z\b|[-+]\d{1,4}\b|\[[-+]?\d[^\]]*\])?/;

/** The layout of a run of digits by its length: `yyyymmdd`, `hhmmss` … `Y` is a year of four digits. */
const LAYOUTS: Readonly<Record<number, string>> = {
  2: 'd2',
  3: 'j3',
  4: 'm2d2',
  5: 'y2j3',
  6: 'y2m2d2',
  7: 'Y4j3',
  8: 'Y4m2d2',
  10: 'Y4m2d2h2',
  12: 'Y4m2d2h2i2',
  14: 'Y4m2d2h2i2s2',
};

/** The same before a fraction, where the digits end in seconds. */
const TIME_LAYOUTS: Readonly<Record<number, string>> = {
  2: 's2',
  3: 'i1s2',
  4: 'i2s2',
  5: 'h1i2s2',
  6: 'h2i2s2',
  7: 'd1h2i2s2',
  8: 'd2h2i2s2',
  10: 'm2d2h2i2s2',
  12: 'y2m2d2h2i2s2',
  14: 'Y4m2d2h2i2s2',
};

/** 20240305, 20240305t101112.5z, 0305 */
function readDigits(reading: Reading): boolean {
  return take(reading, DIGITS, ([, sign = '', digits = '', time, fraction, zone]) => {
    const layout = (time === undefined && fraction !== undefined ? TIME_LAYOUTS : LAYOUTS)[digits.length];
    if (layout !== undefined) readLayout(reading, layout, digits, sign);
    if (time !== undefined) {
      const wanted = 'h2i2s2'.slice(0, time.length);
      const fromEnd = 'h2i2s2'.slice(6 - time.length);
      if (time.length % 2 === 0) readLayout(reading, fraction === undefined ? wanted : fromEnd, time, '');
    }
    if (fraction !== undefined) reading.fraction = fraction;
    if (zone !== undefined) reading.zone = zone.startsWith('[') ? zoneInBrackets(zone) : zone;
  });
}

function readLayout(reading: Reading, layout: string, digits: string, sign: string): void {
  let at = 0;
  for (const [, part, length] of layout.matchAll(/(\w)(\d)/g)) {
    const value = Number(digits.slice(at, at + Number(length)));
    at += Number(length);
    switch (part) {
      case 'Y':
        reading.isShort = false;
        reading.year = sign === '-' ? -value : value;
        break;
      case 'y':
        if (sign !== '') reading.isShort = false;
        reading.year = sign === '-' ? -value : value;
        break;
      case 'm':
        reading.month = value;
        break;
      case 'd':
        reading.day = value;
        break;
      case 'j':
        reading.dayOfYear = value;
        break;
      case 'h':
        reading.hour = value;
        break;
      case 'i':
        reading.minute = value;
        break;
      default:
        reading.second = value;
    }
  }
}

/** `[-5:est]` is the zone `est`, `[9]` the offset `+9`. */
function zoneInBrackets(zone: string): string {
  const inside = zone.slice(1, -1);
  const [offset = '', name] = inside.split(':');
  if (name !== undefined) return name;
  return /^\d/.test(offset) ? `+${offset}` : offset;
}

/** One number that is left over: a day if the rest was a time, an hour if it was a day. */
function readLoneNumber(reading: Reading): void {
  const number = Number(/^\s*(\d{1,2})\s*$/.exec(reading.text)?.[1] ?? Number.NaN);
  if (reading.hour !== undefined && reading.day === undefined && number >= 1 && number <= 31) reading.day = number;
  if (reading.day !== undefined && reading.hour === undefined && number >= 0 && number <= 24) reading.hour = number;
}
