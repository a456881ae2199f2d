import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeLocations } from './decode-locations.ts';

const quantity = (location: object) => decodeLocations([{ name: 'Soho', ...location }])?.[0]?.quantity;

it('takes `stock`, else `available` without its tags, else `inStock`', () => {
  expect(quantity({ stock: 4, available: 7, inStock: 1 })).toBe(4);
  expect(quantity({ stock: 0, available: 7 })).toBe(0);
  expect(quantity({ available: 7, inStock: 1 })).toBe(7);
  expect(quantity({ available: '<b class="x">12</b>', inStock: 1 })).toBe(12);
  expect(quantity({ available: '<i>in stock</i>', inStock: 1 })).toBe(1);
  expect(quantity({ available: '', inStock: 0 })).toBe(0);
  expect(quantity({ stock: null, available: null, inStock: 2 })).toBe(2);
});

it('says whether there is any, and never less than none', { tags: ['call-10'] }, () => {
  expect(decodeLocations([{ name: 'Soho', stock: -2 }])).toEqual([{ location: 'Soho', quantity: 0, inStock: false }]);
  expect(decodeLocations([{ name: 'Soho', stock: 1 }])).toEqual([{ location: 'Soho', quantity: 1, inStock: true }]);
});

it('leaves out what says nothing, and locations that are switched off', () => {
  const off = [
    { name: 'A', stock: 1, enabled: false },
    { name: 'B', stock: 1, enabled: 0 },
  ];
  expect(decodeLocations([null, {}, { stock: 1 }, { name: 'C' }, { name: 'D', available: 'few' }, ...off])).toEqual([]);
});

it('is null where there is no list', () => {
  for (const value of [null, undefined, {}, 'x', 4]) expect(decodeLocations(value)).toBeNull();
});

it('never throws and never counts below none', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ name: fc.string(), stock: fc.anything(), available: fc.anything() })), (rows) => {
      for (const stock of decodeLocations(rows) ?? []) expect(stock.quantity).toBeGreaterThanOrEqual(0);
    }),
  );
});
