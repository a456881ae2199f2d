import fc from 'fast-check';
import { expect, test } from 'vitest';
import { renderText } from '../test_services.ts';

test.each([
  ['{{ 20 | divided_by: 7 }}', '2'],
  ['{{ -7 | divided_by: 2 }}', '-4'],
  ['{{ 20 | divided_by: 7.0 | round: 2 }}', '2.86'],
  ['{{ 8 | divided_by: 2.0 }}', '4.0'],
  ["{{ '20' | divided_by: 3 }}", '6'],
  ['{{ 1 | divided_by: 0 }}', 'Liquid error (test line 1): divided by 0'],
  ['{{ 0.1 | plus: 0.2 }}', '0.3'],
  ['{{ 0.3 | divided_by: 0.1 }}', '3.0'],
  ['{{ 100 | divided_by: 3.0 }}', '33.333333333333336'],
  ['{{ 0.0725 | times: 100 }}', '7.25'],
  ["{{ '12abc' | plus: 1 }}", '13'],
  ['{{ nil | plus: 1 }}', '1'],
  ["{{ 'x' | plus: 1 }}", '1'],
  ['{{ 10 | times: 1.5 }}', '15.0'],
  ['{{ 5 | minus: 7 }}', '-2'],
  ['{{ -5 | modulo: 3 }}', '1'],
  ['{{ 5.5 | modulo: 2 }}', '1.5'],
  ['{{ -3.0 | abs }}', '3.0'],
  ['{{ 1.2 | ceil }}', '2'],
  ['{{ -0.5 | ceil }}', '0'],
  ["{{ '1.9' | floor }}", '1'],
  ['{{ 1.005 | round: 2 }}', '1.01'],
  ['{{ 2.5 | round }}', '3'],
  ['{{ -2.5 | round }}', '-3'],
  ['{{ 1250 | round: -2 }}', '1300'],
  ['{{ 4 | at_least: 5 }}', '5'],
  ['{{ 4 | at_most: 3 }}', '3'],
])('%s', (template, expected) => {
  expect(renderText(template)).toBe(expected);
});

test('quotient and remainder make the number again', () => {
  const division = fc.property(fc.integer({ min: -1e6, max: 1e6 }), fc.integer({ min: -1e3, max: 1e3 }), (a, b) => {
    if (b === 0) return;
    const again = '{% assign q = a | divided_by: b %}{% assign r = a | modulo: b %}{{ q | times: b | plus: r }}';
    expect(renderText(again, { a, b })).toBe(String(a));
  });
  fc.assert(division, { numRuns: 50 });
});
