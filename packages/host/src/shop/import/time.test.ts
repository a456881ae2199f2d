import { expect, it } from 'vitest';
import { isIsoTime, parseTime } from './time.ts';

it.each([
  ['2026-01-31', '2026-01-31T00:00:00.000Z'],
  ['2026-01-31T12:00:00Z', '2026-01-31T12:00:00.000Z'],
  ['2026-01-31T12:00:00.250+01:00', '2026-01-31T11:00:00.250Z'],
  ['2026-01-31 12:00:00 -0500', '2026-01-31T17:00:00.000Z'],
  ['2026-01-31 12:00:00 UTC', '2026-01-31T12:00:00.000Z'],
])('%j is a time', (text, iso) => {
  expect(isIsoTime(text)).toBe(true);
  expect(parseTime(text)).toBe(Date.parse(iso));
});

it('a spreadsheet has its own way, in a CSV file alone', () => {
  expect(parseTime('1/31/2026 14:05')).toBe(new Date(2026, 0, 31, 14, 5).getTime());
  expect(parseTime('1/31/2026 2:05 PM')).toBe(new Date(2026, 0, 31, 14, 5).getTime());
  expect(isIsoTime('1/31/2026')).toBe(false);
});

// `Date.parse` takes the first of these for the year 2001, and the second for 2012.
it.each(['free 1', 'x 12', '2026-13-45', '31/12/2026', '1', '\u001b[31m2026-01-31', '2026-01-31x', ''])(
  '%j is none',
  (text) => {
    expect(isIsoTime(text)).toBe(false);
    expect(parseTime(text)).toBeNull();
  },
);
