import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayAt, dayOfYear, daysOf, isoWeek, weekdayOf } from './calendar.ts';

const days = fc.integer({ min: -2_000_000_000, max: 2_000_000_000 });

test('the date of a day is that day, whatever the year', () => {
  fc.assert(
    fc.property(days, (day) => {
      expect(daysOf(dayAt(day))).toBe(day);
    }),
  );
});

test('is the calendar of JavaScript where that has one', () => {
  fc.assert(
    fc.property(fc.integer({ min: -90_000_000, max: 90_000_000 }), (day) => {
      const date = new Date(day * 86_400_000);
      const own = dayAt(day);
      expect(own).toEqual({ year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() });
      expect(weekdayOf(own)).toBe(date.getUTCDay());
    }),
  );
});

test('a day or month beyond the end counts on', () => {
  expect(dayAt(daysOf({ year: 2024, month: 2, day: 31 }))).toEqual({ year: 2024, month: 3, day: 2 });
  expect(dayAt(daysOf({ year: 2023, month: 13, day: 0 }))).toEqual({ year: 2023, month: 12, day: 31 });
});

test('weeks and days of the year', () => {
  expect(dayOfYear({ year: 2024, month: 12, day: 31 })).toBe(365);
  expect(isoWeek({ year: 2024, month: 12, day: 30 })).toEqual({ year: 2025, week: 1 });
  expect(isoWeek({ year: 2021, month: 1, day: 3 })).toEqual({ year: 2020, week: 53 });
});
