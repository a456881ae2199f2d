import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DeliveryTerms } from '../product-service.schema.ts';
import { deliveryDates, deliveryDays } from './delivery-dates.ts';

const terms = (more: Partial<DeliveryTerms> = {}): DeliveryTerms => ({
  country: 'United States',
  min_days: 3,
  max_days: 5,
  handling_days: 0,
  cut_off: '13:00',
  time_zone: 'America/New_York',
  no_dispatch: [],
  no_delivery: [],
  ...more,
});
/** `at` is New York's time in winter. */
const order = (at: string, more: Partial<DeliveryTerms> = {}) => {
  const dates = deliveryDates(terms(more), new Date(`${at}-05:00`));
  return dates && `${dates.first} ${dates.last}`;
};

describe('the days an order arrives on', () => {
  it('counts working days from the day it leaves, over a weekend', () => {
    // A Wednesday morning.
    expect(order('2026-12-02T09:00:00')).toBe('2026-12-07 2026-12-09');
  });
  it('leaves on the next working day from the minute of the cut-off on', () => {
    expect(order('2026-12-02T12:59:59')).toBe('2026-12-07 2026-12-09');
    expect(order('2026-12-02T13:00:00')).toBe('2026-12-08 2026-12-10');
    // Friday afternoon leaves on Monday.
    expect(order('2026-12-04T15:00:00')).toBe('2026-12-10 2026-12-14');
  });
  it('leaves on Monday when it is placed at a weekend, whatever the hour', () => {
    expect(order('2026-12-05T08:00:00')).toBe('2026-12-10 2026-12-14');
    expect(order('2026-12-06T23:30:00')).toBe('2026-12-10 2026-12-14');
  });
  it('knows no cut-off where there is none, and waits for the handling', () => {
    expect(order('2026-12-02T23:00:00', { cut_off: '' })).toBe('2026-12-07 2026-12-09');
    expect(order('2026-12-02T09:00:00', { handling_days: 2 })).toBe('2026-12-09 2026-12-11');
  });
  it('does not leave on a holiday of the warehouse, nor arrive on one of the country', () => {
    // Thanksgiving is a Thursday; the morning before the cut-off counts for nothing on it.
    expect(order('2026-11-26T09:00:00', { no_dispatch: ['2026-11-26'] })).toBe('2026-12-02 2026-12-04');
    expect(order('2026-12-22T09:00:00', { no_delivery: ['2026-12-25'] })).toBe('2026-12-28 2026-12-30');
  });
  it('takes the day and the hour of the warehouse, not of the shopper', () => {
    const at = (iso: string, time_zone: string) => deliveryDates(terms({ time_zone }), new Date(iso))?.first;
    // Tuesday, 23:30 in New York is Wednesday, 13:30 in Tokyo.
    expect(at('2026-12-02T04:30:00Z', 'America/New_York')).toBe('2026-12-07');
    expect(at('2026-12-02T04:30:00Z', 'Asia/Tokyo')).toBe('2026-12-08');
    // 13:00 in New York is 17:00 in summer, 18:00 in winter.
    expect(at('2026-07-01T16:59:00Z', 'America/New_York')).toBe('2026-07-06');
    expect(at('2026-07-01T17:00:00Z', 'America/New_York')).toBe('2026-07-07');
  });
  it('is nothing where the time zone is not known', () => {
    expect(order('2026-12-02T09:00:00', { time_zone: 'Greene Street' })).toBeNull();
    expect(deliveryDays(terms({ time_zone: '' }), new Date(0), 'en')).toBe('');
  });
  it('is never a weekend nor a holiday, never before today, and later orders never come earlier', () => {
    const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true });
    const holidays = { no_dispatch: ['2026-12-25', '2026-12-28'], no_delivery: ['2026-12-29', '2027-01-01'] };
    fc.assert(
      fc.property(moment, fc.nat(48 * 60), fc.nat(5), fc.nat(5), (now, minutes, min_days, more) => {
        const own = terms({ ...holidays, min_days, max_days: min_days + more });
        const [one, later] = [0, minutes].map((plus) => deliveryDates(own, new Date(now.getTime() + plus * 60_000)));
        for (const day of [one?.first ?? '', one?.last ?? '']) {
          expect([0, 6]).not.toContain(new Date(day).getUTCDay());
          expect(holidays.no_delivery).not.toContain(day);
        }
        expect(Date.parse(one?.first ?? '')).toBeGreaterThan(now.getTime() - 2 * 86_400_000);
        expect((one?.first ?? '') <= (one?.last ?? '')).toBe(true);
        expect((one?.first ?? '') <= (later?.first ?? '')).toBe(true);
      }),
    );
  });
});

it('writes the days as the language of the page does', () => {
  const now = new Date('2026-12-02T14:00:00Z');
  expect(deliveryDays(terms(), now, 'en')).toMatch(/^Mon, December 7\s–\sWed, December 9$/);
  expect(deliveryDays(terms(), now, 'fr')).toMatch(/^lun\. 7\s[–-]\smer\. 9 décembre$/);
  expect(deliveryDays(terms({ max_days: 3 }), now, 'en')).toBe('Mon, December 7');
});
