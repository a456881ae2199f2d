import { expect, test } from 'vitest';
import { renderText } from '../test_services.ts';

test.each([
  [
    "{{ 'Yellow shirt, yellow hat' | highlight: 'yellow' }}",
    '<strong class="highlight">Yellow</strong> shirt, <strong class="highlight">yellow</strong> hat',
  ],
  ["{{ '<b class=\"a\">a</b>' | highlight: 'a' }}", '<b class="a"><strong class="highlight">a</strong></b>'],
  [
    "{{ 'a+b (c)' | highlight: '(c) a+b' }}",
    '<strong class="highlight">a+b</strong> <strong class="highlight">(c)</strong>',
  ],
  ["{{ 'a' | highlight: '' }}", 'a'],
])('%s', (template, expected) => {
  expect(renderText(template)).toBe(expected);
});
