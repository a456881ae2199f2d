import { expect, test } from 'vitest';
import { TEST_STATE } from '../test-filter.ts';
import { parseTime } from './parse-time.ts';
import { strftime } from './strftime.ts';

const read = (value: unknown, timezone = 'UTC') => {
  const time = parseTime(value, { ...TEST_STATE, timezone });
  return time && strftime(time, '%F %T %z');
};

test.each(
  Object.entries({
    '2024-12-31': '2024-12-31 00:00:00 +0000',
    '2024-12-31T23:59:58.5Z': '2024-12-31 23:59:58 +0000',
    '2024-12-31 23:59 +0530': '2024-12-31 23:59:00 +0530',
    '2024-12-31 10:00 EST': '2024-12-31 10:00:00 -0500',
    '2024-12-31 10:00 foo': '2024-12-31 10:00:00 +0000',
    '2024-02-31': '2024-03-02 00:00:00 +0000',
    '2024-060': '2024-02-29 00:00:00 +0000',
    '24:00': '2024-03-06 00:00:00 +0000',
    '10:15 pm': '2024-03-05 22:15:00 +0000',
    '12am': '2024-03-05 00:00:00 +0000',
    '1h2m3s': '2024-03-05 01:02:03 +0000',
    'Tuesday, March 5th, 2024 at 3pm': '2024-03-05 15:00:00 +0000',
    '5 mar 24': '2024-03-05 00:00:00 +0000',
    '5 mar 68': '2068-03-05 00:00:00 +0000',
    '5 mar 69': '1969-03-05 00:00:00 +0000',
    '5 march': '2024-03-05 00:00:00 +0000',
    march: '2024-03-01 00:00:00 +0000',
    '10/20': '2024-10-20 00:00:00 +0000',
    '10/11/12': '2010-11-12 00:00:00 +0000',
    '2024/3/5': '2024-03-05 00:00:00 +0000',
    '1.2.2003': '2003-02-01 00:00:00 +0000',
    '20240305t101112': '2024-03-05 10:11:12 +0000',
    '240305t10': '2024-03-05 10:00:00 +0000',
    "'05-01-02": '2005-01-02 00:00:00 +0000',
    '1 jan 2000 bc': '-1999-01-01 00:00:00 +0000',
    'h23.1.2': '2011-01-02 00:00:00 +0000',
    '5-mar-2024': '2024-03-05 00:00:00 +0000',
    '3rd': '2024-03-03 00:00:00 +0000',
    '1152098955': '2006-07-05 11:29:15 +0000',
    '5000000-1-1': '5000000-01-01 00:00:00 +0000',
  }),
)('%s is %s', (text, time) => {
  expect(read(text)).toBe(time);
});

test.each(['', 'noon', 'monday', '2024-13-01', '2024-02-32', '25:00', '12:60', '2023-366', 'w12', 'x'.repeat(129)])(
  '%j is no time',
  (text) => {
    expect(read(text)).toBeUndefined();
  },
);

test('numbers are Unix seconds, floats are nothing', () => {
  expect([read(0), read(-1), read(1.5), read(10n ** 30n)]).toEqual([
    '1970-01-01 00:00:00 +0000',
    '1969-12-31 23:59:59 +0000',
    undefined,
    undefined,
  ]);
});

test('a date with a year does not read the current time', () => {
  const now = () => {
    throw new Error('asked');
  };
  expect(parseTime('2024-12-31 10:00', { timezone: 'UTC', now })?.hour).toBe(10);
  expect(() => parseTime('10:00', { timezone: 'UTC', now })).toThrow('asked');
});

test('on the clock of the zone of the render', () => {
  expect(read('2024-07-01 12:00', 'America/New_York')).toBe('2024-07-01 12:00:00 -0400');
  expect(read('2024-07-01T12:00:00Z', 'America/New_York')).toBe('2024-07-01 08:00:00 -0400');
  expect(read('2024-07-01 12:00 +0200', 'America/New_York')).toBe('2024-07-01 12:00:00 +0200');
  expect(read('now', 'Asia/Tokyo')).toBe('2024-03-05 16:08:09 +0900');
});
