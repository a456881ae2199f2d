import { expect, test } from 'vitest';
import { renderText } from '../test_services.ts';

test.each([
  ['a{% schema %}{ "visible_if": "{{ a == \\"x\\" }}", "b": "{% if %}" }{% endschema %}b', 'ab'],
  ['a{% stylesheet %}.a{color:red}{{% endstylesheet %}b', 'ab'],
  ['a{% javascript %}let a = "{{";{% endjavascript %}b', 'ab'],
  ["a{% doc %}{% render 'x' %} {% unclosed {% enddoc %}b", 'ab'],
  ['a{%- comment -%} {% comment %} {% endcomment %} {% raw %}{% endcomment %}{% endraw %} {%- endcomment -%} b', 'ab'],
  ['{% raw %}{{ a }}{% if %}{% endraw %}', '{{ a }}{% if %}'],
  ['{% # {{ x }} %}a', 'a'],
  ['a {{}} b {{-}} c', 'a  bc'],
  ['{% style %}.a{color:{{ c }}}{% endstyle %}', '<style data-shopify>.a{color:red}</style>'],
  ['{% liquid\n comment\n  a {{ b }}\n endcomment\n echo c\n%}', 'red'],
  ['{% liquid\n assign a = 1\n # note\n if a == 1\n  echo a\n else\n  echo 2\n endif\n%}', '1'],
])('%s', (template, expected) => {
  expect(renderText(template, { c: 'red' })).toBe(expected);
});
