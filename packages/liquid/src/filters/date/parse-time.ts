import { isInteger } from '../../values/integer.ts';
import type { FilterState } from '../filter.ts';
import { dayOfYear } from './calendar.ts';
import { type DateElements, readDate } from './date-elements.ts';
import { toUtc } from './to-utc.ts';
import { atOffset, type ClockTime, inZone, onClock, secondsOf, type WallTime } from './wall-time.ts';

/**
 * The time of a value: an integer or a text of digits is Unix seconds; `now` and `today` are the current time; any other text is parsed as
 * a date. A time without a zone is in the render's zone, and a UTC time is shown in it; one with another offset keeps it. Undefined for
 * what is no time.
 */
export function parseTime(value: unknown, state: FilterState): WallTime | undefined {
  if (isInteger(value)) return fromEpoch(Number(value), state.timezone);
  if (typeof value !== 'string' || value === '') return undefined;
  const text = value.toLowerCase();
  if (text === 'now' || text === 'today') return now(state);
  if (/^\d+\n?$/.test(text)) return fromEpoch(Number(text), state.timezone);
  const elements = readDate(text);
  return elements && fromElements(elements, state);
}

function now({ now: milliseconds, timezone }: FilterState): WallTime {
  const epoch = milliseconds();
  return inZone(Math.floor(epoch / 1000), timezone, String(epoch % 1000).padStart(3, '0'));
}

function fromEpoch(epoch: number, zone: string): WallTime | undefined {
  return Math.abs(epoch) > 1e15 ? undefined : inZone(epoch, zone);
}

/** Hours east of UTC of the zones with a name of their own. */
const NAMED_ZONES: Readonly<Record<string, number>> = {
  ...{ utc: 0, z: 0, ut: 0, gmt: 0, est: -5, edt: -4, cst: -6, cdt: -5, mst: -7, mdt: -6, pst: -8, pdt: -7 },
  ...{ a: 1, b: 2, c: 3, d: 4, e: 5, f: 6, g: 7, h: 8, i: 9, k: 10, l: 11, m: 12 },
  ...{ n: -1, o: -2, p: -3, q: -4, r: -5, s: -6, t: -7, u: -8, v: -9, w: -10, x: -11, y: -12 },
};

const OFFSET = /^([-+])(\d\d)(?:(:?)(\d\d)(?:\3(\d\d))?)?$/;

/** Seconds east of UTC; undefined for a zone that is not known. */
function zoneOffset(zone: string): number | undefined {
  const [, sign, hours, , minutes = '0', seconds = '0'] = OFFSET.exec(zone) ?? [];
  if (hours !== undefined) {
    const size = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
    return sign === '-' ? -size : size;
  }
  return Object.hasOwn(NAMED_ZONES, zone) ? (NAMED_ZONES[zone] ?? 0) * 3600 : undefined;
}

function fromElements(elements: DateElements, state: FilterState): WallTime | undefined {
  const { year, month, day, hour, minute, second, fraction, zone } = elements;
  if (elements.dayOfYear !== undefined) return fromDayOfYear(elements, elements.dayOfYear, state);
  const isNothing = [year, month, day, hour, minute, second, fraction].every((part) => part === undefined);
  if (isNothing) return undefined;
  const offset = zone === undefined ? undefined : zoneOffset(zone);
  if (offset !== undefined && Math.abs(offset) >= 86_400) return undefined;
  const rest = year === undefined ? presentTime(elements, offset, state) : FIRST_MOMENT;
  const clock: ClockTime = {
    year: year ?? rest.year,
    month: month ?? rest.month,
    day: day ?? rest.day,
    hour: hour ?? rest.hour,
    minute: minute ?? rest.minute,
    second: second ?? rest.second,
  };
  if (offset === undefined) return isClockTime(clock) ? onClock(clock, state.timezone, fraction) : undefined;
  const utc = toUtc(clock, offset);
  if (clock.month < 1 || clock.month > 12 || !isClockTime(utc)) return undefined;
  const instant = secondsOf(utc);
  const local = inZone(instant, state.timezone, fraction);
  return offset === 0 || local.offset === offset ? local : atOffset(instant, offset, '', fraction);
}

/** The defaults of a date with only a year. */
const FIRST_MOMENT: ClockTime = { year: 0, month: 1, day: 1, hour: 0, minute: 0, second: 0 };

const PARTS = ['year', 'month', 'day', 'hour', 'minute', 'second'] as const;

/** Parts missing before the first given one are today's; parts missing after it are the first of their range. */
function presentTime(elements: DateElements, offset: number | undefined, { timezone, now }: FilterState): ClockTime {
  const epoch = Math.floor(now() / 1000);
  const present = offset === undefined ? inZone(epoch, timezone) : atOffset(epoch, offset, '');
  const first = PARTS.findIndex((part) => elements[part] !== undefined);
  const time = { ...FIRST_MOMENT };
  for (const part of first === -1 ? PARTS : PARTS.slice(0, first)) time[part] = present[part];
  return time;
}

/** The 24th hour is the next day's first, and the 60th second the next minute's: what comes after is an error. */
function isClockTime({ month, day, hour, minute, second }: ClockTime): boolean {
  if (month < 1 || month > 12 || day < 1 || day > 31 || minute > 59 || second > 60) return false;
  return hour < 24 || (hour === 24 && minute === 0 && second === 0);
}

function fromDayOfYear({ dayOfYear: wanted, ...elements }: DateElements, day: number, state: FilterState) {
  const guess = { ...elements, month: Math.floor((day - 1) / 31) + 1, day: ((day - 1) % 31) + 1 };
  if (day < 1 || day > 366) return undefined;
  const near = fromElements(guess, state);
  if (!near) return undefined;
  const missing = day - 1 - dayOfYear(near);
  const exact = fromElements({ ...elements, year: near.year, month: near.month, day: near.day }, state);
  if (!exact || missing === 0) return exact;
  const moved = atOffset(exact.epoch + missing * 86_400, exact.offset, exact.zone, exact.fraction);
  return moved.year === near.year ? moved : undefined;
}
