import { expect, test } from 'vitest';
import { inZone, offsetAt, onClock, zoneName } from './wall-time.ts';

const noon = { year: 2024, month: 7, day: 1, hour: 12, minute: 0, second: 0 };

test('an instant on the clock of a zone, summer and winter', () => {
  expect(inZone(Date.UTC(2024, 6, 1, 16) / 1000, 'America/New_York')).toMatchObject({ hour: 12, offset: -14_400 });
  expect(inZone(Date.UTC(2024, 0, 1, 17) / 1000, 'America/New_York')).toMatchObject({ hour: 12, offset: -18_000 });
});

test('the instant at which a clock shows a time', () => {
  expect(onClock(noon, 'Asia/Kolkata').epoch).toBe(Date.UTC(2024, 6, 1, 6, 30) / 1000);
  expect(onClock(noon, 'UTC').epoch).toBe(Date.UTC(2024, 6, 1, 12) / 1000);
});

test('an offset changes at its instant', () => {
  const change = Date.UTC(2024, 2, 31, 1) / 1000;
  expect([offsetAt(change - 1, 'Europe/Berlin'), offsetAt(change, 'Europe/Berlin')]).toEqual([3600, 7200]);
});

test('names of zones', () => {
  expect([zoneName(onClock(noon, 'America/New_York')), zoneName(onClock(noon, 'UTC'))]).toEqual(['EDT', 'UTC']);
});
