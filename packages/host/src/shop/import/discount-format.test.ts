import { expect, test } from 'vitest';
import { DiscountFormat } from './discount-format.ts';

const on = { products: ['tee'] };
const faults = (entry: object) => {
  const read = DiscountFormat.safeParse({ code: 'A', ...entry });
  return read.success ? [] : read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`.trim());
};

test.each([
  [{ type: 'percentage', value: 10 }],
  [{ type: 'fixed_amount', value: 500, on, each: true }],
  [{ type: 'free_shipping', value: 0, countries: ['US'], maximumRate: 900 }],
  [{ type: 'buy_x_get_y', value: 100, buys: { quantity: 2 }, gets: {}, usesPerOrder: 1 }],
])('%j is taken', (entry) => expect(faults(entry)).toEqual([]));

test.each([
  [{ type: 'percentage' }, 'value is missing'],
  [{ type: 'percentage', value: 101 }, 'a percentage is 100 at most'],
  [{ type: 'fixed_amount', value: 1.5 }, 'value is no whole number of minor units'],
  [{ type: 'fixed_amount', value: 5, each: true }, 'each needs the products it is on'],
  [{ type: 'percentage', value: 5, on, each: true }, 'each is for fixed_amount only'],
  [{ type: 'percentage', value: 5, countries: ['US'] }, 'countries is for free_shipping only'],
  [{ type: 'percentage', value: 5, usesPerOrder: 1 }, 'usesPerOrder is for buy_x_get_y only'],
  [{ type: 'free_shipping', value: 50 }, 'value is not for free shipping'],
  [{ type: 'free_shipping', on }, 'on is for percentage or fixed_amount only'],
  [{ type: 'percentage', value: 5, code: 'A,B' }, 'code has a comma, which separates codes'],
  [{ type: 'percentage', value: 5, startsAt: '2026-02-01', endsAt: '2026-01-01' }, 'endsAt is not after startsAt'],
  [{ type: 'percentage', value: 5, code: undefined }, 'has a code, or a title'],
])('%j is refused', (entry, message) => expect(faults(entry)).toContain(message));
