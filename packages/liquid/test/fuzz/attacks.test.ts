import { expect, test } from 'vitest';
import { createLiquid } from '../../src/liquid.ts';
import { RenderBudget } from '../../src/runtime/budget.ts';

/** Most characters that a page may have, and the sentence of a limit behind them. */
const LONGEST_OUTPUT = 33_000_000;

const HUGE = process.env.VITRINE_FULL === '1' ? 100_000 : 20_000;
const many = (text: string, count = HUGE): string => text.repeat(count);
const doubled = (filter: string): string =>
  `{% assign a = 'xy' %}${many(`{% assign a = a | ${filter} %}`, 60)}{{ a | size }}`;

/** Templates that would take all memory or all time, or more stack than there is. */
const ATTACKS: Readonly<Record<string, string>> = {
  'blocks nested deeply': many('{% if true %}') + many('{% endif %}'),
  'blocks that are never closed': many('{% for i in (1..9) %}'),
  'loops in loops': `${many('{% for i in (1..999) %}', 30)}x${many('{% endfor %}', 30)}`,
  'a loop without an end': '{% for i in (1..99999999999) %}x{% endfor %}',
  'a loop over a great range, backwards': '{% for i in (1..99999999999) reversed limit: 3 %}x{% endfor %}',
  'a table without an end': '{% tablerow i in (1..99999999999) cols: 3 %}x{% endtablerow %}',
  'a great range as a list':
    "{{ (1..99999999999) | join: ',' }}{{ (1..99999999999) | reverse | first }}{{ (1..99999999999) | sum }}",
  'a text doubled': doubled('append: a'),
  'a text doubled by replace': doubled("replace: 'x', a"),
  'a text doubled by prepend': doubled('prepend: a'),
  'a list doubled': `{% assign a = 'x,y' | split: ',' %}${many('{% assign a = a | concat: a %}', 60)}{{ a | size }}`,
  'a capture doubled': `{% capture a %}xy{% endcapture %}${many('{% capture a %}{{ a }}{{ a }}{% endcapture %}', 60)}{{ a | size }}`,
  'a number squared': `{% assign a = 99999999 %}${many('{% assign a = a | times: a %}', 60)}{{ a }}`,
  'a decimal squared': `{% assign a = 99999.999 %}${many('{% assign a = a | times: a %}', 60)}{{ a }}`,
  'a snippet that includes itself': '{% include "loop" %}',
  'a snippet that renders itself twice': '{% render "twice" %}',
  'snippets that render each other for each item': '{% render "each" for (1..99) %}',
  'brackets in brackets': `{{ ${many('a[')}0${many(']')} }}`,
  'brackets that are not closed': `{{ ${many('a[')} }}`,
  'parentheses in parentheses': `{{ ${many('(')}1${many(')')} }}`,
  'a path without an end': `{{ a${many('.b')} }}`,
  'filters without an end': `{{ 'a'${many(' | upcase')} }}`,
  'arguments without an end': `{{ 'a' | replace: ${many("'a',")} 'b' }}`,
  'conditions without an end': `{% if ${many('true and ')}true %}x{% endif %}`,
  'values of a when without an end': `{% case 1 %}{% when ${many('2,')}1 %}x{% endcase %}`,
  'values of a cycle without an end': `{% cycle ${many("'a',")}'b' %}`,
  'elsif without an end': `{% if false %}${many('{% elsif false %}', 10_000)}{% endif %}`,
  'quotes without an end': `{{ ${many("'")} }}`,
  'open braces': many('{'),
  'open outputs': many('{{ '),
  'open tags': many('{% '),
  'white space': `{{${many(' ')}'a'${many(' ')}|${many(' ')}upcase${many(' ')}}}`,
  'white space trimmed': `${many(' ')}{{- 'a' -}}${many(' ')}`,
  'white space in a condition': `{% if${many(' ')}a${many(' ')}==${many(' ')}b${many(' ')}%}x{% endif %}`,
  'lines of a liquid tag': `{% liquid\n${many('assign a = 1\n')}%}`,
  'a comment nested deeply': many('{% comment %}') + many('{% endcomment %}'),
  'scripts that are not closed': `{{ '${many('<script')}' | strip_html }}`,
  'comments that are not closed': `{{ '${many('<!--')}' | strip_html }}`,
  'tags that are not closed': `{{ '${many('<')}' | strip_html }}`,
  ampersands: `{{ '${many('&amp')}' | escape_once }}`,
  words: `{{ '${many('a ')}' | truncatewords: 99999999999 | size }}`,
  'white space squished': `{{ 'a${many(' ')}b' | squish }}{{ '${many(' ')}a' | rstrip | size }}`,
  'a date with great widths': "{{ '2024-01-01' | date: '%999999999Y%999999999d' | size }}",
  'a date of digits': `{{ '${many('1')}' | date: '%Y' | size }}`,
  'a date of blanks': `{{ '2024${many(' ')}x' | date: '%Y' | size }}`,
  'a format without an end': `{{ '2024-01-01' | date: '${many('%Y')}' | size }}`,
  'great digits for round': '{{ 1.5 | round: 999999999 }}{{ 15 | round: -999999999 }}{{ 1.5 | round: -999999999 }}',
  'a number of many digits': `{{ ${many('9')} | plus: 1 | size }}{{ '${many('9')}' | times: 1.5 | size }}`,
  'a decimal of many digits': `{{ 0.${many('0')}1 | divided_by: 3 | size }}`,
  'url escapes': `{{ '${many('%C3')}' | url_decode | size }}`,
  'a split into characters': `{{ '${many('x')}' | split: '' | join: '-' | split: '-' | sort | uniq | size }}`,
  'equal hashes in a list': `{% assign a = "${many('x,')}" | split: ',' %}{{ a | uniq | size }}{{ a | where: 'x' | size }}`,
};

const SNIPPETS: Readonly<Record<string, string>> = {
  loop: 'x{% include "loop" %}',
  twice: 'x{% render "twice" %}{% render "twice" %}',
  each: 'x{% render "each" for (1..99) %}',
};

test.each(Object.entries(ATTACKS))('%s: ends, within the limits', (_, source) => {
  for (const [mode, compileAfter] of [
    ['lax', 0],
    ['lax', 1],
    ['strict2', 0],
  ] as const) {
    const liquid = createLiquid({ compileAfter });
    const budget = new RenderBudget({ steps: 50_000, memory: 4_000_000, time: 20_000 });
    const warnings: string[] = [];
    const out = liquid.render(liquid.parse(source, '', { mode }), {
      host: undefined,
      snippet: (name) => SNIPPETS[name],
      budget,
      warn: (message) => warnings.push(message),
    });
    expect(out.length).toBeLessThanOrEqual(LONGEST_OUTPUT);
    // A template that is nested too deeply to be compiled is an error like any other.
    expect(warnings.filter((message) => /\n +at /.test(message) && !/Maximum call stack/.test(message))).toEqual([]);
  }
});
