import { expect, test } from 'vitest';
import { renderText } from '../test_services.ts';

const globals = { hash: { a: 1 }, none: {}, list: [1, 'b', [2]], text: 'abc', blankText: ' \n', nothing: null };

test.each([
  ['1 == 1.0', true],
  ["1 == '1'", false],
  ['list == list', true],
  ['hash == hash', true],
  ['(1..2) == (1..2)', true],
  ['nothing == nil', true],
  ['nothing == blank', true],
  ['nothing == empty', false],
  ['false == blank', true],
  ["'' == empty", true],
  ["'' == blank", true],
  ['blankText == blank', true],
  ['blankText == empty', false],
  ['none == empty', true],
  ['hash == empty', false],
  ['list != empty', true],
  ['0 == blank', false],
  ['nothing < 1', false],
  ['1 < nothing', false],
  ["'a' < 'b'", true],
  ['2.0 >= 2', true],
  ['list < 1', false],
  ["text contains 'b'", true],
  ['text contains nothing', false],
  ['list contains 1', true],
  ["list contains 'a'", false],
  ["hash contains 'a'", true],
  ["hash contains 'constructor'", false],
  ['nothing contains 1', false],
  ["'a1' contains 1", true],
  ['false or true and false', false],
  ['true or false and false', true],
  ["'and' == 'and' and 'or' != 'x'", true],
  ['text', true],
  ['nothing', false],
  ['missing.deep.deeper', false],
  ['none', true],
  ["''", true],
  ['0', true],
  ["text == 'abc' && nonsense", true],
  ['1 <> 2', true],
])('%s is %s', (condition, expected) => {
  expect(renderText(`{% if ${condition} %}true{% else %}false{% endif %}`, globals)).toBe(String(expected));
  expect(renderText(`{% unless ${condition} %}false{% else %}true{% endunless %}`, globals)).toBe(String(expected));
});

test('what cannot be compared is an error of the platform', () => {
  expect(renderText("{% if 1 < 'a' %}{% endif %}")).toBe(
    'Liquid error (test line 1): comparison of Integer with String failed',
  );
  expect(renderText("{% if 'a' < 1 %}{% endif %}")).toBe(
    'Liquid error (test line 1): comparison of String with 1 failed',
  );
  expect(renderText('{% if 1 =! 2 %}{% endif %}')).toContain('Unknown operator');
});
