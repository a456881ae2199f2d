import { expect, it } from 'vitest';
import { offsetTime, onShopClock } from './offset-time.ts';

it.each([
  ['2022-04-14T20:56:02.000Z', 'America/New_York', '2022-04-14T16:56:02-04:00'],
  ['2022-01-01T02:00:00Z', 'America/New_York', '2021-12-31T21:00:00-05:00'],
  ['2022-01-01T00:00:00.999Z', 'Asia/Kolkata', '2022-01-01T05:30:00+05:30'],
  ['2022-01-01T00:00:00Z', 'America/St_Johns', '2021-12-31T20:30:00-03:30'],
  ['2022-01-01', 'UTC', '2022-01-01T00:00:00+00:00'],
  ['', 'UTC', ''],
  ['soon', 'UTC', 'soon'],
])('%s in %s is %s', (stored, zone, shown) => {
  expect(offsetTime(stored, zone)).toBe(shown);
});

it('puts the times of a record on the clock and leaves what is none', () => {
  const record = { title: 'A', createdAt: '2026-01-01T12:00:00Z', publishedAt: null };
  expect(onShopClock(record, 'Europe/Paris')).toEqual({
    title: 'A',
    createdAt: '2026-01-01T13:00:00+01:00',
    publishedAt: null,
  });
});
