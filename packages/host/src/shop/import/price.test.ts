import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parsePrice } from './price.ts';

it.each([
  ['19.99', 1999],
  ['$1,234.50', 123450],
  ['1.234,50 €', 123450],
  ["1'234.50 CHF", 123450],
  ['12,5', 1250],
  ['1,234', 123400],
  ['USD 20', 2000],
  ['0', 0],
  ['.5', 50],
  ['1 234,56', 123456],
  ['19.999', 2000],
  ['', null],
  ['free', null],
  ['-5', null],
  ['$-5.00', null],
  ['1e30', null],
  ['12,34,5.6.7', null],
  ['99999999999999999', null],
])('reads %j as %j', (text, minor) => {
  expect(parsePrice(text)).toBe(minor);
});

it('reads back every price it could have written', () => {
  fc.assert(
    fc.property(fc.nat(1e9), (minor) => {
      expect(parsePrice((minor / 100).toFixed(2))).toBe(minor);
      expect(parsePrice(`$${(minor / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`)).toBe(minor);
      expect(parsePrice(`${(minor / 100).toLocaleString('de-DE', { minimumFractionDigits: 2 })} €`)).toBe(minor);
    }),
  );
});
