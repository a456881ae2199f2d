/** The date `ahead` days after `now` in the shopper's time zone, as `YYYY-MM-DD`. */
export function calendarDay(now: Date, ahead: number): string {
  // Not `ahead` times 24 hours: a day may have 23 or 25.
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + ahead, 12);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}
