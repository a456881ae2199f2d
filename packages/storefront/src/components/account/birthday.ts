/**
 * What has been chosen of a day of birth; 0: still open. A whole `Birthday` of the contract is one too.
 */
export interface BirthdayChoice {
  /** 1 to 12 */
  month: number;
  /** 1 to the month's last */
  day: number;
  year: number;
}

/** Years that can be chosen: the current one and the 99 before it (rule account-27). */
export const BIRTHDAY_YEARS = 100;

/** Divisible by 4 and not by 100, or divisible by 400 (rule account-26). */
export const isLeapYear = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/**
 * How many days can be chosen (rules account-25, account-26). As long as the year is open February has 29: who was born on the last of them
 * may begin with the day.
 */
export function daysOf(month: number, year: number): number {
  if (month === 2) return year === 0 || isLeapYear(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** A part chosen anew; a day that the month does not have becomes its last. */
export function chooseBirthday(choice: BirthdayChoice, part: Partial<BirthdayChoice>): BirthdayChoice {
  const next = { ...choice, ...part };
  return { ...next, day: Math.min(next.day, daysOf(next.month, next.year)) };
}

/** `month/day/year`, as the platform keeps it (rule data-13); empty while a part of it is open. */
export const birthdayText = ({ month, day, year }: BirthdayChoice): string =>
  month > 0 && day > 0 && year > 0 ? `${month}/${day}/${year}` : '';
