import { LiquidFloat } from '../language/number.ts';
import { print } from '../language/print.ts';

/** A moment as the wall clock of some place shows it. */
export interface WallTime {
  year: number;
  /** 1–12 */
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
  /** ms */
  millisecond: number;
  /** Minutes east of UTC. */
  offset: number;
  /** ms since 1970, UTC. */
  epoch: number;
  /** Name of the zone: `UTC`, `America/New_York`, or empty for a fixed offset. */
  zone: string;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clock(zone: string): Intl.DateTimeFormat {
  let known = clocks.get(zone);
  if (!known) {
    const parts = { year: 'numeric', month: 'numeric', day: 'numeric' } as const;
    const time = { hour: 'numeric', minute: 'numeric', second: 'numeric', hourCycle: 'h23', era: 'short' } as const;
    known = new Intl.DateTimeFormat('en-US', { timeZone: zone, ...parts, ...time });
    clocks.set(zone, known);
  }
  return known;
}

/** Minutes a zone is east of UTC at a moment. */
function offsetAt(epoch: number, zone: string): number {
  if (zone === 'UTC') return 0;
  const part: Record<string, string> = {};
  for (const { type, value } of clock(zone).formatToParts(epoch)) part[type] = value;
  const year = part.era === 'BC' ? 1 - Number(part.year) : Number(part.year);
  const wall = Date.UTC(
    year,
    Number(part.month) - 1,
    Number(part.day),
    Number(part.hour),
    Number(part.minute),
    Number(part.second),
  );
  return Math.round((wall - Math.floor(epoch / 1000) * 1000) / 60_000);
}

function at(epoch: number, offset: number, zone: string): WallTime | undefined {
  const date = new Date(epoch + offset * 60_000);
  if (Number.isNaN(date.getTime())) return undefined;
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
    millisecond: date.getUTCMilliseconds(),
    offset,
    epoch,
    zone,
  };
}

/** A moment on the clock of a zone. */
export function inZone(epoch: number, zone: string): WallTime | undefined {
  return Math.abs(epoch) > 8.64e15 - 1e8 || Number.isNaN(epoch) ? undefined : at(epoch, offsetAt(epoch, zone), zone);
}

const ISO =
  /^(\d{4})-(\d{1,2})(?:-(\d{1,2}))?(?:[T ]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.(\d+))?)?)?\s*(Z|UTC|[-+]\d{2}:?\d{2})?$/i;

/**
 * Reads a date as the platform does: `now`, Unix seconds, ISO text, and what else JavaScript can read. A time without
 * a zone is the shop's; one with an offset keeps it; UTC is shown on the shop's clock.
 */
export function parseTime(value: unknown, zone: string): WallTime | undefined {
  if (typeof value === 'number' || value instanceof LiquidFloat) return inZone(Number(value) * 1000, zone);
  const text = print(value).trim();
  if (text === '') return undefined;
  if (/^(now|today)$/i.test(text)) return inZone(Date.now(), zone);
  if (/^-?\d+$/.test(text)) return inZone(Number(text) * 1000, zone);
  const iso = ISO.exec(text);
  if (iso) return fromIso(iso, zone);
  const epoch = Date.parse(text);
  if (Number.isNaN(epoch)) return undefined;
  return /(?:GMT|UTC|[-+]\d{4})/i.test(text) ? inZone(epoch, zone) : local(asUtc(epoch), zone);
}

function fromIso(
  [, year, month, day = '1', hour = '0', minute = '0', second = '0', fraction = '', place]: RegExpExecArray,
  zone: string,
) {
  const millisecond = Number(fraction.padEnd(3, '0').slice(0, 3));
  const wall = Date.UTC(
    Number(year),
    Number(month) - 1,
    Number(day),
    Number(hour),
    Number(minute),
    Number(second),
    millisecond,
  );
  if (Number(month) < 1 || Number(month) > 12 || Number(day) < 1 || Number(day) > 31 || Number(hour) > 24)
    return undefined;
  if (place === undefined) return local(wall, zone);
  if (/^(z|utc)$/i.test(place)) return inZone(wall, zone);
  const minutes = Number(place.slice(1, 3)) * 60 + Number(place.slice(-2));
  const offset = place.startsWith('-') ? -minutes : minutes;
  return at(wall - offset * 60_000, offset, '');
}

/** `Date.parse` reads text without a zone on this machine's clock: back to what was written. */
function asUtc(epoch: number): number {
  return epoch - new Date(epoch).getTimezoneOffset() * 60_000;
}

/** The moment a clock of the zone shows this wall time. */
function local(wall: number, zone: string): WallTime | undefined {
  if (Number.isNaN(wall)) return undefined;
  const guess = wall - offsetAt(wall, zone) * 60_000;
  return inZone(wall - offsetAt(guess, zone) * 60_000, zone);
}
