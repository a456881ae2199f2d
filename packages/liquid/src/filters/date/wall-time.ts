import { type CalendarDay, dayAt, daysOf } from './calendar.ts';

/** An instant as the clock of some place shows it. */
export interface WallTime extends CalendarDay {
  hour: number;
  minute: number;
  second: number;
  /** Digits of the second behind the point: `123` are milliseconds. */
  fraction: string;
  /** Seconds east of UTC. */
  offset: number;
  /** Seconds since 1970, UTC; negative before. */
  epoch: number;
  /** IANA name of the zone, or empty for a fixed offset. */
  zone: string;
}

/** A time of day and a date, without a place. */
export interface ClockTime extends CalendarDay {
  hour: number;
  minute: number;
  second: number;
}

const DAY = 86_400;

/** Seconds from 1970 to a time on a clock that shows UTC. */
export function secondsOf(time: ClockTime): number {
  return daysOf(time) * DAY + time.hour * 3600 + time.minute * 60 + time.second;
}

/**
 * An instant on a clock.
 * @param offset seconds east of UTC
 */
export function atOffset(epoch: number, offset: number, zone: string, fraction = ''): WallTime {
  const local = epoch + offset;
  const days = Math.floor(local / DAY);
  const rest = local - days * DAY;
  const { year, month, day } = dayAt(days);
  const hour = Math.floor(rest / 3600);
  const minute = Math.floor((rest % 3600) / 60);
  return { year, month, day, hour, minute, second: rest % 60, fraction, offset, epoch, zone };
}

/** An instant on the clock of a zone. */
export function inZone(epoch: number, zone: string, fraction = ''): WallTime {
  return atOffset(epoch, offsetAt(epoch, zone), zone, fraction);
}

/** The instant at which the clock of a zone shows this time. */
export function onClock(time: ClockTime, zone: string, fraction = ''): WallTime {
  const wall = secondsOf(time);
  const guess = wall - offsetAt(wall, zone);
  return inZone(wall - offsetAt(guess, zone), zone, fraction);
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clock(zone: string): Intl.DateTimeFormat {
  let known = clocks.get(zone);
  if (!known) {
    const date = { year: 'numeric', month: 'numeric', day: 'numeric', era: 'short' } as const;
    const time = { hour: 'numeric', minute: 'numeric', second: 'numeric', hourCycle: 'h23' } as const;
    known = new Intl.DateTimeFormat('en-US', { timeZone: zone, ...date, ...time });
    clocks.set(zone, known);
  }
  return known;
}

/** Seconds of the stretch within which no zone changes its offset. */
const QUARTER = 900;
const LARGEST_EPOCH = 8.64e12 - DAY;
/** Offsets by zone and quarter of an hour: asking Intl costs as much as all the rest of a date. */
const offsets = new Map<string, number>();
const MOST_OFFSETS = 10_000;

/** Seconds a zone is east of UTC at an instant. */
export function offsetAt(epoch: number, zone: string): number {
  if (zone === 'UTC') return 0;
  const quarter = Math.floor(Math.max(-LARGEST_EPOCH, Math.min(LARGEST_EPOCH, epoch)) / QUARTER);
  const key = `${zone} ${quarter}`;
  let offset = offsets.get(key);
  if (offset === undefined) {
    offset = askOffset(quarter * QUARTER, zone);
    if (offsets.size >= MOST_OFFSETS) offsets.clear();
    offsets.set(key, offset);
  }
  return offset;
}

function askOffset(epoch: number, zone: string): number {
  const part: Record<string, string> = {};
  for (const { type, value } of clock(zone).formatToParts(epoch * 1000)) part[type] = value;
  const year = part.era === 'BC' ? 1 - Number(part.year) : Number(part.year);
  const [month, day, hour, minute, second] = [part.month, part.day, part.hour, part.minute, part.second].map(Number);
  const wall = { year, month: month ?? 1, day: day ?? 1, hour: hour ?? 0, minute: minute ?? 0, second: second ?? 0 };
  return secondsOf(wall) - epoch;
}

/** `EST`, `GMT+2`; empty for a fixed offset. */
export function zoneName({ zone, epoch }: WallTime): string {
  if (zone === '' || zone === 'UTC') return zone;
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'short' });
  return format.formatToParts(epoch * 1000).find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}
