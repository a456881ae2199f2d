import { expect, test } from 'vitest';
import { renderText } from '../test_services.ts';

test.each([
  ["{{ 'a' | append: 1 }}", 'a1'],
  ["{{ 'a' | prepend: 'b' }}", 'ba'],
  ["{{ 'heLLO wORLD' | capitalize }}", 'Hello world'],
  ["{{ 'Éa' | downcase }}", 'éa'],
  ["{{ 'éa' | upcase }}", 'ÉA'],
  ["[{{ ' a ' | strip }}]", '[a]'],
  ["[{{ ' a ' | lstrip }}]", '[a ]'],
  ["[{{ ' a ' | rstrip }}]", '[ a]'],
  ["{{ '<p>a</p><script>x</script><!-- y -->' | strip_html }}", 'a'],
  ['{{ text | newline_to_br }}', 'a<br />\nb'],
  ['{{ text | strip_newlines }}', 'ab'],
  ["{{ ' a   b ' | squish }}", 'a b'],
  ["{{ 'a' | paragraphize }}", '<p>a</p>'],
  ["{{ 'a,b,c' | split: ',' | sentence }}", 'a, b, and c'],
  ["[{{ 'a' | pad_spaces: 3 }}]", '[a  ]'],
  ["{{ 'Ground control' | truncate: 9 }}", 'Ground...'],
  ["{{ 'Ground control' | truncate: 9, '' }}", 'Ground co'],
  ["{{ 'Ground' | truncate: 6 }}", 'Ground'],
  ["{{ 'one two three' | truncatewords: 2 }}", 'one two...'],
  ["{{ 'one two' | truncatewords: 2 }}", 'one two'],
  ["{{ 'a long text' | excerpt: 6 }}", 'a long...'],
  ["{{ ' a  b ' | split: ' ' | join: '|' }}", 'a|b'],
  ["{{ 'abc' | split: '' | join: '|' }}", 'a|b|c'],
  ["{{ 'a,b,,' | split: ',' | size }}", '2'],
])('%s', (template, expected) => {
  expect(renderText(template, { text: 'a\nb' })).toBe(expected);
});

test('padding cannot eat the memory', () => {
  expect(renderText("{{ 'a' | pad_spaces: 999999999 }}").length).toBeLessThan(200);
});
