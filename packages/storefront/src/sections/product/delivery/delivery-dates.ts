import type { DeliveryTerms } from '../product-service.schema.ts';

/** A calendar day as the number of days since 1970-01-01. */
type Day = number;

const DAY_MS = 86_400_000;
const dayOf = (iso: string): Day => Date.parse(`${iso}T00:00:00Z`) / DAY_MS;
const isoOf = (day: Day): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** 1970-01-01 was a Thursday. */
const isWeekend = (day: Day): boolean => [0, 6].includes((((day + 4) % 7) + 7) % 7);

/** The first working day after `day`, `count` times; none of `closed` counts. `count` 0: the same day if it is one, else the next. */
function workingDaysAfter(day: Day, count: number, closed: ReadonlySet<Day>): Day {
  const isClosed = (candidate: Day) => isWeekend(candidate) || closed.has(candidate);
  let at = day;
  while (isClosed(at)) at++;
  for (let left = count; left > 0; left--) {
    at++;
    while (isClosed(at)) at++;
  }
  return at;
}

/** Date and time at the warehouse; null if the browser does not know the time zone. */
function warehouseClock(now: Date, timeZone: string): { today: Day; time: string } | null {
  try {
    const parts = new Intl.DateTimeFormat('en-US', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }).formatToParts(now);
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
    return {
      today: dayOf(`${part('year')}-${part('month')}-${part('day')}`),
      time: `${part('hour')}:${part('minute')}`,
    };
  } catch {
    return null;
  }
}

const days = (list: readonly string[]): ReadonlySet<Day> => new Set(list.map(dayOf));

/**
 * First and last day (`YYYY-MM-DD`) on which an order placed at `now` arrives. It leaves on the working day of the order (from the
 * cut-off on, the next one) plus the days of handling, and is in transit for the zone's number of working days. Saturdays, Sundays and
 * the listed days are no working days. Null if the time zone is unknown.
 */
export function deliveryDates(terms: DeliveryTerms, now: Date): { first: string; last: string } | null {
  const clock = warehouseClock(now, terms.time_zone);
  if (!clock) return null;
  const noDispatch = days(terms.no_dispatch);
  const workday = workingDaysAfter(clock.today, 0, noDispatch);
  const isLate = workday === clock.today && terms.cut_off !== '' && clock.time >= terms.cut_off;
  const leaves = workingDaysAfter(workday, terms.handling_days + (isLate ? 1 : 0), noDispatch);
  const noDelivery = days(terms.no_delivery);
  const arrives = (transit: number) => isoOf(workingDaysAfter(leaves, transit, noDelivery));
  return { first: arrives(terms.min_days), last: arrives(Math.max(terms.min_days, terms.max_days)) };
}

/** The days in the page's language, e.g. `Tue, December 1 – Thu, December 3`; one day if both are the same. */
export function deliveryDays(terms: DeliveryTerms, now: Date, locale: string): string {
  const dates = deliveryDates(terms, now);
  if (!dates) return '';
  const format = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return format.formatRange(new Date(dates.first), new Date(dates.last));
}
