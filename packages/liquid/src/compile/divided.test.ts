import { expect, test } from 'vitest';
import { createLiquid } from '../index.ts';

const liquid = createLiquid({ compileAfter: 0 });

/** Prints nothing, and makes the body it stands in so large that it is divided into functions. */
const FILLER = '{{ none.a.b | append: "" }}'.repeat(60);

function rendered(template: string): string {
  return liquid.render(liquid.parse(template), {
    host: undefined,
    globals: { list: ['a', 'b', 'c'], n: 1 },
    snippet: () => '{% assign n = n | plus: 1 %}{{ x }}{{ forloop.index }}',
  });
}

// Each `¦` is a place where the template is divided.
test.each([
  ['variables', '{{ n }}¦{% assign n = 2 %}{{ n }}¦{{ n }}{% capture n %}{{ n }}¦3{% endcapture %}¦{{ n }}'],
  ['variables read around', '{% if n == 1 %}¦{% assign n = 2 %}¦{% endif %}{% if n == 2 %}¦two{% endif %}'],
  ['variables written by snippets', '{% if n == 1 %}¦{% include "writes" %}¦{% endif %}{% if n == 2 %}¦two{% endif %}'],
  ['counters', '{{ n }}¦{% increment n %}¦{{ n }}{% decrement m %}¦{{ m }}'],
  ['variables of loops', '{% for x in list %}{{ x }}¦{{ forloop.index }}{{ x }}{{ forloop.last }}¦{% endfor %}'],
  [
    'loops in loops',
    '{% for x in list %}¦{% for y in list %}¦{{ x }}{{ y }}{{ forloop.parentloop.index }}¦{% endfor %}¦{% endfor %}',
  ],
  [
    'loops as values',
    '{% for x in list %}¦{{ forloop }}{{ x }}¦{% assign f = forloop %}¦{{ f.index }}{% endfor %}¦{{ f.index }}',
  ],
  ['assignments', '{% for x in list %}{{ s }}¦{% assign s = s | append: x %}¦{{ s }}{% endfor %}¦{{ s }}'],
  ['break', '{% for x in list %}¦{{ x }}{% if x == "b" %}¦{% break %}{% endif %}¦{{ x }}{% endfor %}¦!'],
  ['continue', '{% for x in list %}¦{{ x }}{% if x == "b" %}¦{% continue %}¦{% endif %}¦{{ x }}{% endfor %}¦!'],
  ['break in a capture', '{% for x in list %}¦{% capture c %}{{ x }}¦{% break %}{% endcapture %}¦{% endfor %}¦{{ c }}'],
  ['break outside of loops', '1¦{% if n %}¦{% break %}¦{% endif %}¦2'],
  ['cases', '{% for x in list %}¦{% case x %}{% when "a", "b" %}¦{{ x }}{% else %}¦z{% endcase %}¦{% endfor %}'],
  ['tables', '{% tablerow x in list cols: 2 %}¦{{ x }}¦{{ tablerowloop.col }}{% endtablerow %}'],
  [
    'errors',
    '1¦{{ n | divided_by: 0 }}¦2{% if n %}3{{ n | divided_by: 0 }}{% endif %}¦{% if n %}4¦\n{{ n | divided_by: 0 }}{% endif %}5',
  ],
  ['included snippets', '{% for x in list %}{{ n }}¦{% include "writes" %}¦{{ n }}{{ x }}{% endfor %}¦{{ n }}'],
])('a template divided into functions prints the same: %s', (_, template) => {
  const whole = rendered(template.replaceAll('¦', ''));
  expect(whole).not.toBe('');
  expect(rendered(template.replaceAll('¦', FILLER))).toBe(whole);
});

test('the error of a last node follows the output before it, and has its own line', () => {
  expect(rendered('a{% if n %}b{{ n | divided_by: 0 }}{% endif %}c')).toBe('abLiquid error (line 1): divided by 0c');
  expect(rendered('a{% if n %}{{ n | divided_by: 0 }}b{% endif %}')).toBe('aLiquid error (line 1): divided by 0b');
  expect(rendered('a{% if n %}b\n{{ n | divided_by: 0 }}{% endif %}c')).toBe(
    'ab\nLiquid error (line 2): divided by 0c',
  );
});
