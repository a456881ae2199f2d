import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Availability, isLimited, isLowStock, LOW_STOCK, quantityLeft, statusOf } from './availability.ts';

const variant = (more: Partial<Availability> = {}): Availability => ({
  available: true,
  oversell: false,
  counted: true,
  stock: 5,
  ...more,
});

describe('status', () => {
  it.each([
    ['waitlist', variant({ available: false, stock: 0 })],
    ['preorder', variant({ oversell: true, stock: 0 })],
    ['preorder', variant({ oversell: true, stock: -4 })],
    ['normal', variant({ oversell: true, stock: 1 })],
    ['normal', variant({ counted: false, oversell: false, stock: 0 })],
  ])('is %s', { tags: ['product-12'] }, (status, item) => expect(statusOf(item)).toBe(status));
});

const any = fc.record({
  available: fc.boolean(),
  oversell: fc.boolean(),
  counted: fc.boolean(),
  stock: fc.integer({ min: -20, max: 20 }),
});

it('what is ordered ahead is never limited, and what is limited never ordered ahead', () => {
  fc.assert(
    fc.property(any, (variant) => {
      expect(statusOf(variant) === 'preorder' && isLimited(variant)).toBe(false);
    }),
  );
});

it('pieces are left of what is limited, as many as there are', () => {
  expect(quantityLeft(variant({ stock: 4 }))).toBe(4);
  expect(quantityLeft(variant({ stock: -1 }))).toBe(0);
  expect(quantityLeft(variant({ oversell: true }))).toBe(0);
  expect(quantityLeft(variant({ counted: false }))).toBe(0);
});

it('stock is low below the threshold, where it is counted', { tags: ['card-8'] }, () => {
  expect(LOW_STOCK).toBe(10);
  expect(isLowStock({ counted: true, stock: LOW_STOCK - 1 })).toBe(true);
  expect(isLowStock({ counted: true, stock: LOW_STOCK })).toBe(false);
  expect(isLowStock({ counted: false, stock: 0 })).toBe(false);
});
