import { expect, test } from 'vitest';
import { renderText } from '../test_services.ts';

test.each([
  ["{{ 'a b&c~é!' | url_encode }}", 'a+b%26c~%C3%A9%21'],
  ["{{ 'a b' | encode_url_component }}", 'a+b'],
  ["{{ 'a+b%26c' | url_decode }}", 'a b&c'],
  ["{{ '<hello> & the shop' | url_escape }}", '%3Chello%3E%20&%20the%20shop'],
  ["{{ '<hello> & the shop' | url_param_escape }}", '%3Chello%3E%20%26%20the%20shop'],
  ["{{ 'one two three' | base64_encode }}", 'b25lIHR3byB0aHJlZQ=='],
  ["{{ 'b25lIHR3byB0aHJlZQ==' | base64_decode }}", 'one two three'],
  ["{{ '??>' | base64_url_safe_encode }}", 'Pz8-'],
  ["{{ 'Pz8-' | base64_url_safe_decode }}", '??>'],
  ["{{ '%%%' | base64_decode }}", 'Liquid error (test line 1): invalid base64 provided to base64_decode'],
  ["{{ '%E0%A4%A' | url_decode }}", 'Liquid error (test line 1): invalid byte sequence in UTF-8'],
])('%s', (template, expected) => {
  expect(renderText(template)).toBe(expected);
});
