/** A day of the shopper's own calendar, `YYYY-MM-DD`, as a date field has it: `ahead` days after the one of `now`. */
export function calendarDay(now: Date, ahead: number): string {
  // By the calendar, not by 24 hours: a day may have 23 or 25.
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + ahead, 12);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}
