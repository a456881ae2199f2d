import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { birthdayText, chooseBirthday, daysOf, isLeapYear } from './birthday.ts';

const month = fc.integer({ min: 1, max: 12 });
const year = fc.integer({ min: 1800, max: 2400 });
const open = <T>(part: fc.Arbitrary<T>) => fc.oneof(fc.constant(0), part);
const choice = fc.record({
  month: open(month),
  day: open(fc.integer({ min: 1, max: 31 })),
  year: open(year),
});

describe('days of a birthday', () => {
  test('30 days in months 4, 6, 9 and 11, 31 in the others', { tags: ['account-25'] }, () => {
    fc.assert(
      fc.property(month, open(year), (m, y) => {
        fc.pre(m !== 2);
        expect(daysOf(m, y)).toBe([4, 6, 9, 11].includes(m) ? 30 : 31);
      }),
    );
  });

  test('February has 29 days in a leap year, else 28', { tags: ['account-26'] }, () => {
    fc.assert(
      fc.property(year, (y) => {
        expect(daysOf(2, y)).toBe(isLeapYear(y) ? 29 : 28);
      }),
    );
    expect([2000, 2024, 1600].map(isLeapYear)).toEqual([true, true, true]);
    expect([1900, 2100, 2023, 2001].map(isLeapYear)).toEqual([false, false, false, false]);
  });

  test('the days are those of the calendar', () => {
    fc.assert(
      fc.property(month, year, (m, y) => {
        expect(daysOf(m, y)).toBe(new Date(Date.UTC(y, m, 0)).getUTCDate());
      }),
    );
  });

  test('while the year is open, the 29th of February can be chosen; while the month is, every day', () => {
    expect(daysOf(2, 0)).toBe(29);
    expect(daysOf(0, 0)).toBe(31);
    expect(daysOf(0, 2001)).toBe(31);
  });
});

describe('choosing', () => {
  const part = fc.oneof(fc.record({ month }), fc.record({ year }), fc.record({ day: fc.integer({ min: 1, max: 31 }) }));

  test('a day that the month does not have becomes its last, every other stays', () => {
    fc.assert(
      fc.property(choice, part, (before, change) => {
        const after = chooseBirthday(before, change);
        const wanted = { ...before, ...change };
        const last = daysOf(wanted.month, wanted.year);
        expect(after).toEqual({ ...wanted, day: Math.min(wanted.day, last) });
        expect(after.day).toBeLessThanOrEqual(last);
      }),
    );
  });

  test('the last of February goes with the leap year', () => {
    const born = { month: 2, day: 29, year: 2000 };
    expect(chooseBirthday(born, { year: 2001 }).day).toBe(28);
    expect(chooseBirthday(born, { year: 1996 }).day).toBe(29);
    expect(chooseBirthday({ month: 1, day: 31, year: 2001 }, { month: 2 }).day).toBe(28);
    expect(chooseBirthday({ month: 1, day: 31, year: 0 }, { month: 4 }).day).toBe(30);
  });
});

describe('text', () => {
  test('month/day/year, once all three are chosen', { tags: ['data-13'] }, () => {
    expect(birthdayText({ month: 2, day: 29, year: 2000 })).toBe('2/29/2000');
    fc.assert(
      fc.property(choice, (some) => {
        const whole = some.month > 0 && some.day > 0 && some.year > 0;
        expect(birthdayText(some)).toBe(whole ? [some.month, some.day, some.year].join('/') : '');
      }),
    );
  });
});
