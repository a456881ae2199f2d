import { formatMoney } from '@vitrine/liquid/platform/money.ts';
import { expect, test } from 'vitest';
import { renderText } from '../test_services.ts';

test.each([
  ['{{ 12900 | money }}', '$129.00'],
  ["{{ '129' | money }}", '$1.29'],
  ['{{ nil | money }}', ''],
  ['{{ 12900 | money_with_currency }}', '$129.00 USD'],
  ['{{ 12900 | money_without_currency }}', '129.00'],
  ['{{ 12900 | money_without_trailing_zeros }}', '$129'],
  ['{{ 12950 | money_without_trailing_zeros }}', '$129.50'],
  ['{{ 1000 | money_amount }}', '10.0'],
  ['{{ 1050 | money_amount }}', '10.5'],
])('%s', (template, expected) => {
  expect(renderText(template)).toBe(expected);
});

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
