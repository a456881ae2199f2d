import { formatMoney as platformMoney } from '@vitrine/liquid/platform/money.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMoney } from './money.ts';

test.each([
  ['amount', '1,134.65'],
  ['amount_no_decimals', '1,135'],
  ['amount_with_comma_separator', '1.134,65'],
  ['amount_no_decimals_with_comma_separator', '1.135'],
  ['amount_with_apostrophe_separator', "1'134.65"],
  ['amount_no_decimals_with_space_separator', '1 135'],
  ['amount_with_space_separator', '1 134,65'],
  ['amount_with_period_and_space_separator', '1 134.65'],
])('%s', (name, expected) => {
  expect(formatMoney(113465, `{{${name}}}`)).toBe(expected);
});

test.each([
  [0, '€0.00'],
  [5, '€0.05'],
  [-1250, '€-12.50'],
  [123_456_789, '€1,234,567.89'],
])('%i cents', (cents, expected) => {
  expect(formatMoney(cents, '€{{ amount }}')).toBe(expected);
});

test('halves round away from zero without decimals', { tags: ['layout-8'] }, () => {
  expect(formatMoney(1050, '{{amount_no_decimals}}')).toBe('11');
  expect(formatMoney(1049, '{{amount_no_decimals}}')).toBe('10');
});

test('a format with decimals shows every cent', { tags: ['layout-7'] }, () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), (cents) => {
      expect(Number(formatMoney(cents, '{{amount}}').replace(/[,.]/g, ''))).toBe(cents === 0 ? 0 : cents);
    }),
  );
});

test('what is no placeholder is not changed', () => {
  expect(formatMoney(100, '{{unknown}} kr')).toBe('{{unknown}} kr');
});

const PLACEHOLDERS = [
  'amount',
  'amount_no_decimals',
  'amount_with_comma_separator',
  'amount_no_decimals_with_comma_separator',
  'amount_with_apostrophe_separator',
  'amount_no_decimals_with_space_separator',
  'amount_with_space_separator',
  'amount_with_period_and_space_separator',
  'unknown',
  'constructor',
];

test('amounts are formatted as on the platform, in every format', { tags: ['layout-7', 'layout-8'] }, () => {
  const cents = fc.oneof(
    fc.integer({ min: -200, max: 200 }),
    fc.maxSafeInteger(),
    // A fraction of a minor unit, such as half of a price.
    fc.integer({ min: -1e9, max: 1e9 }).map((thousandths) => thousandths / 1000),
  );
  const format = fc
    .tuple(
      fc.constantFrom('', '$', '€ ', '<b>', '{{'),
      fc.constantFrom(...PLACEHOLDERS),
      fc.constantFrom('', ' '),
      fc.constantFrom('', ' USD', ' {{ amount }}'),
    )
    .map(([before, name, space, after]) => `${before}{{${space}${name}${space}}}${after}`);
  fc.assert(
    fc.property(cents, format, (amount, written) => {
      expect(formatMoney(amount, written)).toBe(platformMoney(amount, written));
    }),
    { numRuns: 3000 },
  );
});
