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
