/** The Gregorian calendar, extended to all years, by plain arithmetic: JavaScript's dates end in 275760. */

/** A day by its date. */
export interface CalendarDay {
  year: number;
  /** 1–12 */
  month: number;
  /** 1–31 */
  day: number;
}

const DAYS_IN_400_YEARS = 146_097;

/** Days since 1 January 1970. A day, or a month, beyond its end counts into the next one. */
export function daysOf({ year: givenYear, month: givenMonth, day }: CalendarDay): number {
  const year = givenYear + Math.floor((givenMonth - 1) / 12);
  const month = ((((givenMonth - 1) % 12) + 12) % 12) + 1;
  // Years that begin in March: the day that comes and goes is the last one.
  const shifted = month > 2 ? year : year - 1;
  const era = Math.floor(shifted / 400);
  const yearOfEra = shifted - era * 400;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * DAYS_IN_400_YEARS + dayOfEra - 719_468;
}

/** The date of a day, from days since 1 January 1970. */
export function dayAt(days: number): CalendarDay {
  const since = days + 719_468;
  const era = Math.floor(since / DAYS_IN_400_YEARS);
  const dayOfEra = since - era * DAYS_IN_400_YEARS;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shifted = Math.floor((5 * dayOfYear + 2) / 153);
  const month = shifted < 10 ? shifted + 3 : shifted - 9;
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * shifted + 2) / 5) + 1,
  };
}

/** 0 is Sunday. */
export function weekdayOf(date: CalendarDay): number {
  return (((daysOf(date) + 4) % 7) + 7) % 7;
}

/** Days since 1 January, from 0. */
export function dayOfYear(date: CalendarDay): number {
  return daysOf(date) - daysOf({ year: date.year, month: 1, day: 1 });
}

/** ISO 8601: weeks begin on Monday, the first one holds 4 January. */
export function isoWeek(date: CalendarDay): { year: number; week: number } {
  const days = daysOf(date);
  const thursday = days + 4 - (weekdayOf(date) || 7);
  const { year } = dayAt(thursday);
  return { year, week: Math.floor((thursday - daysOf({ year, month: 1, day: 1 })) / 7) + 1 };
}
