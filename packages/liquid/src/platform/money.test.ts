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
])('{{%s}}', (name, expected) => {
  expect(formatMoney(113465, `{{${name}}}`)).toBe(expected);
});

test.each([
  [0, '€0.00 '],
  [5, '€0.05 '],
  [-1250, '€-12.50 '],
  [123456789, '€1,234,567.89 '],
])('%i cents', (cents, expected) => {
  expect(formatMoney(cents, '€{{ amount }} ')).toBe(expected);
});
