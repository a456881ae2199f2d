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
  ["'19.99", 1999],
  ['$19.00 USD', 1900],
  ['US$ 19', 1900],
  ['R$ 1.234,50', 123450],
  ['Rs.500', 50000],
  ['Rs. 1,23,456.50', 12345650],
  ['249 kr.', 24900],
  ['eur 5', 500],
  ['\u200f20.00\u00a0₪', 2000],
  ['1\u202f234,56\u00a0€', 123456],
  ['free1', null],
  ['x12y', null],
  ['from 20', null],
  ['20 each', null],
  ['5%', null],
  ['−5', null],
  ['(5)', null],
  ['1e5', null],
  ['0x10', null],
  ['\u001b[31mNaN', null],
  ['\u001b[31m5', null],
  ['1.2.3', null],
  ['12 34', null],
  ["1.234'50", null],
  ['1\n234', null],
  ['1234,567', null],
  ['USD', null],
  ['x'.repeat(4_000_000), null],
  [`1${' '.repeat(4_000_000)}x`, null],
])('reads %j as %j', (text, minor) => {
  expect(parsePrice(text)).toBe(minor);
});

const currencies = [
  ['en-US', 'USD'],
  ['en-CA', 'USD'],
  ['pt-BR', 'BRL'],
  ['pl-PL', 'PLN'],
  ['cs-CZ', 'CZK'],
  ['sv-SE', 'SEK'],
  ['da-DK', 'DKK'],
  ['ro-RO', 'RON'],
  ['en-ZA', 'ZAR'],
  ['he-IL', 'ILS'],
  ['de-CH', 'CHF'],
  ['hi-IN', 'INR'],
] as const;

const beside = fc.string({ unit: fc.constantFrom(...'aefrxUSDRK€$./ -−+%()\u001b\u202e'), maxLength: 6 });

const codes = Intl.supportedValuesOf('currency').join('|');
const surroundings = new RegExp(`^ *(?:(?:[a-z]{0,3}[€$]|${codes}|kr|[rsf.,/]+) *)*$`, 'i');

it('takes nothing beside the number but a currency', () => {
  fc.assert(
    fc.property(beside, fc.nat(1e6), fc.boolean(), (text, whole, before) => {
      const isPrice = parsePrice(before ? text + whole : whole + text) !== null;
      if (isPrice) expect(text).toMatch(surroundings);
    }),
  );
});

it('reads back every price it could have written', () => {
  fc.assert(
    fc.property(fc.nat(1e9), (minor) => {
      expect(parsePrice((minor / 100).toFixed(2))).toBe(minor);
      expect(parsePrice(`$${(minor / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`)).toBe(minor);
      for (const locale of ['de-DE', 'fr-FR', 'de-CH', 'pl-PL', 'sv-SE', 'en-IN'])
        expect(parsePrice(`${(minor / 100).toLocaleString(locale, { minimumFractionDigits: 2 })} €`)).toBe(minor);
      for (const [locale, currency] of currencies)
        expect(parsePrice((minor / 100).toLocaleString(locale, { style: 'currency', currency }))).toBe(minor);
    }),
  );
});
