import { expect, it } from 'vitest';
import { syntaxProblems } from './syntax-problems.ts';

it.each([
  ['{% if a %}\n{{ b }}{% endif %}', []],
  ['a\n{% nonsense %}\n{% for %}x{% endfor %}', [2]],
  ['\n\n{% if a %}', [3]],
  ['{% comment %}{% if %}{% endcomment %}', []],
  ['{% liquid\n  assign a = 1\n  wrong b\n%}', [3]],
  ['{% raw %}{% oops %}{% endraw %}{% schema %}{"a": "{% x %}"}{% endschema %}', []],
])('%j', (source, lines) => {
  expect(syntaxProblems(source).map(({ line }) => line)).toEqual(lines);
});

it.each([
  ['{{ a }}', []],
  ['{% for %}{% endfor %}', ["Syntax Error in 'for loop' - Valid syntax: for [item] in [collection]"]],
  ['{{ a | b: }}', ['[:end_of_string] is not a valid expression in "{{ a | b: }}" (an upload refuses this)']],
  [
    '{% assign a.b = 1 %}',
    ['Expected end_of_string but found dot in "a.b = 1" (an upload refuses this, read strictly)'],
  ],
])('what an upload refuses: %s', (source, messages) => {
  expect(syntaxProblems(source).map(({ message }) => message)).toEqual(messages);
});
