import { describe, expect, test } from 'vitest';
import { strftime } from './strftime.ts';
import { atOffset, inZone } from './wall-time.ts';

const time = inZone(Date.UTC(2024, 2, 5, 7, 8, 9) / 1000, 'UTC', '123456');

test.each(
  Object.entries({
    '%a %A %b %B %h': 'Tue Tuesday Mar March Mar',
    '%d %e %j %m %y %Y %C': '05  5 065 03 24 2024 20',
    '%H %I %k %l %M %S %p %P': '07 07  7  7 08 09 AM am',
    '%L %3L %6L %N %3N %12N': '123 123 123456 123456000 123 123456000000',
    '%s %u %w %U %W %V %G %g': '1709622489 2 2 09 10 10 2024 24',
    '%c|%D|%F|%r|%R|%T|%v|%x|%X':
      'Tue Mar  5 07:08:09 2024|03/05/24|2024-03-05|07:08:09 AM|07:08|07:08:09| 5-MAR-2024|03/05/24|07:08:09',
    '%n%t%%': '\n\t%',
    '%-d %_d %05d %_5m %-05d %_05d': '5  5 00005     3 5 00005',
    '%^a %#a %#p %^P %#P %#Z': 'TUE TUE am AM AM utc',
    '%10a|%-10a|%010a|%12F|%^c': '       Tue|Tue|0000000Tue|  2024-03-05|TUE MAR  5 07:08:09 2024',
    '%Ey %Od %Oa': '24 05 %Oa',
    '%Q %+ %é %5-d %:d': '%Q %+ %é %5-d %:d',
  }),
)('%s', (format, text) => {
  expect(strftime(time, format)).toBe(text);
});

describe('offsets', () => {
  test.each([
    ['%z %:z %::z %:::z', '-0330 -03:30 -03:30:00 -03:30'],
    ['%10z|%_10z|%_8:z|%_z', '-000000330|      -330|   -3:30| -330'],
    ['%Z|%5Z', '|'],
  ])('%s', (format, text) => {
    expect(strftime(atOffset(0, -12_600, ''), format)).toBe(text);
  });
});

test('years before Christ and beyond four digits', () => {
  expect(strftime({ ...time, year: -5 }, '%Y %6Y %_6Y %C %y')).toBe('-0005 -00005     -5 -1 95');
  expect(strftime({ ...time, year: 12_345 }, '%Y %C')).toBe('12345 123');
});

test('a format that ends in the middle of a directive is an error', () => {
  for (const format of ['%', 'a%-', '%5', '%%%']) {
    expect(() => strftime(time, format)).toThrow(`invalid format: ${format}`);
  }
  expect(strftime(time, '%%5')).toBe('%5');
});

test('names in another language', () => {
  expect(strftime(time, '%A, %-d. %B', 'de')).toBe('Dienstag, 5. März');
});

test('a field of any width is a limit of the render', () => {
  expect(() => strftime(time, '%999999999d')).toThrow('Memory limits exceeded');
});
