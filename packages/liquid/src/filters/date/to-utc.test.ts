import { expect, test } from 'vitest';
import { toUtc } from './to-utc.ts';

const at = (month: number, day: number, hour: number, minute = 0) => ({
  year: 2024,
  month,
  day,
  hour,
  minute,
  second: 0,
});

test.each([
  [at(3, 5, 10), 3600, at(3, 5, 9)],
  [at(3, 1, 0, 30), 3600, at(2, 29, 23, 30)],
  [at(2, 29, 23), -19_800, at(3, 1, 4, 30)],
  [at(3, 5, 1, 60), -12_600, at(3, 5, 5, 30)],
  [at(3, 5, 10), 0, at(3, 5, 10)],
])('%o at %d', (time, offset, utc) => {
  expect(toUtc(time, offset)).toEqual(utc);
});

test('over the year', () => {
  expect(toUtc({ ...at(1, 1, 0), year: 2024 }, 3600)).toEqual({ ...at(12, 31, 23), year: 2023 });
  expect(toUtc(at(12, 31, 23), -3600)).toEqual({ ...at(1, 1, 0), year: 2025 });
});
