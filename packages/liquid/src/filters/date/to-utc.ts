import { dayAt, daysOf } from './calendar.ts';
import type { ClockTime } from './wall-time.ts';

/**
 * The time on a UTC clock of a time on a clock `offset` seconds east of it. Of the time's parts those that the offset
 * moves may lie beyond their end (`1:75` at `+05:30`); a day that leaves its month becomes the next month's first, or the
 * month's last before.
 */
export function toUtc(time: ClockTime, offset: number): ClockTime {
  const east = Math.sign(offset);
  if (east === 0) return time;
  const moved = { ...time };
  let left = Math.abs(offset);
  for (const [unit, size] of [
    ['second', 60],
    ['minute', 60],
    ['hour', 24],
  ] as const) {
    const own = left % size;
    left = Math.floor(left / size);
    if (own === 0) continue;
    const value = moved[unit] - east * own;
    moved[unit] = ((value % size) + size) % size;
    left -= east * Math.floor(value / size);
  }
  return left === 0 ? moved : { ...moved, ...moveDays(moved, -east * left, east < 0) };
}

function moveDays({ year, month, day }: ClockTime, days: number, isWest: boolean) {
  const moved = day + days;
  if (moved < 1) return dayAt(daysOf({ year, month, day: 0 }));
  const lastDay = dayAt(daysOf({ year, month: month + 1, day: 0 })).day;
  if (!isWest || moved <= lastDay) return { year, month, day: moved };
  return dayAt(daysOf({ year, month: month + 1, day: 1 }));
}
