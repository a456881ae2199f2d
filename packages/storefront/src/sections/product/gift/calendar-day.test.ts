import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { calendarDay } from './calendar-day.ts';

beforeEach(() => vi.stubEnv('TZ', 'America/New_York'));
afterEach(() => vi.unstubAllEnvs());

it("is the day on the shopper's own calendar, not on that of Greenwich", () => {
  expect(calendarDay(new Date('2026-11-21T02:30:00Z'), 0)).toBe('2026-11-20');
});

it('counts days, also over the end of summer time and of the year', () => {
  expect(calendarDay(new Date('2026-10-31T04:30:00Z'), 2)).toBe('2026-11-02');
  expect(calendarDay(new Date('2026-11-20T12:00:00Z'), 90)).toBe('2027-02-18');
});
