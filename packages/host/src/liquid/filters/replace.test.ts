import { expect, test } from 'vitest';
import { renderText } from '../test_services.ts';

test.each([
  ["{{ 'a.a.a' | replace: '.', '$&' }}", 'a$&a$&a'],
  ["{{ 'aaa' | replace: 'a' }}", ''],
  ["{{ 'a b a' | replace_first: 'a', 'c' }}", 'c b a'],
  ["{{ 'a b a' | replace_last: 'a', 'c' }}", 'a b c'],
  ["{{ 'a b a' | remove: 'a' }}", ' b '],
  ["{{ 'a b a' | remove_first: 'a' }}", ' b a'],
  ["{{ 'a b a' | remove_last: 'a' }}", 'a b '],
])('%s', (template, expected) => {
  expect(renderText(template)).toBe(expected);
});
