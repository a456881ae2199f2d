import { expect, it } from 'vitest';
import { syntaxProblems } from './syntax-problems.ts';

it.each([
  ['{% if a %}\n{{ b }}{% endif %}', []],
  ['a\n{% nonsense %}\n{% for %}x{% endfor %}', [2, 3]],
  ['\n\n{% if a %}', [3]],
  ['{% comment %}{% if %}{% endcomment %}', []],
  ['{% liquid\n  assign a = 1\n  wrong b\n%}', [3]],
  ['{% raw %}{% oops %}{% endraw %}{% schema %}{"a": "{% x %}"}{% endschema %}', []],
])('%j', (source, lines) => {
  expect(syntaxProblems(source, 'snippets/x').map(({ line }) => line)).toEqual(lines);
});
