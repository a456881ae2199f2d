import { expect, it } from 'vitest';
import { askedOf, waitable } from './asked.ts';

const variants = [
  { id: 1, title: 'S', available: true },
  { id: 2, title: 'M', available: false },
  { id: 3, title: 'L', available: false },
];

it('one can wait for what is gone, and for what was asked for', () => {
  expect(waitable(variants, null).map(({ id }) => id)).toEqual([2, 3]);
  expect(waitable(variants, 1).map(({ id }) => id)).toEqual([1, 2, 3]);
});

it('begins with the variant asked for, else with the first; with none there is nothing to wait for', () => {
  expect(askedOf(variants, 3)?.variantId).toBe(3);
  expect([askedOf(variants, null)?.variantId, askedOf(variants, 9)?.variantId]).toEqual([1, 1]);
  expect(askedOf([], 3)).toBeNull();
});
