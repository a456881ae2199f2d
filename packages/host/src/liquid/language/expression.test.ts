import fc from 'fast-check';
import { expect, test } from 'vitest';
import { renderText } from '../test_services.ts';

const globals = {
  a: { b: { 'c-d': [10, 20, { e: 'x' }], first: 'own' } },
  key: 'b',
  list: [1, 2, 3],
  i: 1,
  text: 'hällo👍',
};

test.each([
  ["a.b['c-d'][0]", '10'],
  ['a[key].c-d[2].e', 'x'],
  ["a['b']['c-d'][-1]['e']", 'x'],
  ['a.b.first', 'own'],
  ['a.first[0]', 'b'],
  ['list.first', '1'],
  ['list[i]', '2'],
  ['list.size', '3'],
  ['a.size', '1'],
  ['text.size', '6'],
  ['list[9]', ''],
  ['list["first"]', ''],
  ['(1..3)', '1..3'],
  ['(list.first..i)', '1..1'],
  ['"quoted"', 'quoted'],
  ["'it''s'", 'it'],
  ['-5', '-5'],
  ['1.50', '1.5'],
  ['2.0', '2.0'],
  ['nil', ''],
  ['a.b.missing.deeper', ''],
  ['[key]', '{"c-d"=>[10, 20, {"e"=>"x"}], "first"=>"own"}'],
  ['true', 'true'],
  ['a . b . first', 'own'],
])('%s', (expression, expected) => {
  const scope = expression === '[key]' ? { key: 'z', z: globals.a.b } : globals;
  expect(renderText(`{{ ${expression} }}`, scope)).toBe(expected);
});

test('no template and no data makes the engine throw', () => {
  const piece = fc.constantFrom(
    '{{',
    '}}',
    '{%',
    '%}',
    '{%-',
    ' if ',
    ' for x in ',
    ' a ',
    '[',
    ']',
    '(',
    ')',
    '..',
    '|',
    ':',
    ',',
    "'",
    '"',
    ' assign x = ',
    'endif',
    'endfor',
    ' raw ',
    'cycle',
    'form',
    'paginate a by 2',
    ' == ',
    'contains',
    '1',
    '.',
    '-',
  );
  const template = fc.stringMatching(/^[a-c|:,'"[\]().{}% -]{0,40}$/);
  const random = fc.property(template, fc.string({ unit: piece, maxLength: 30 }), fc.anything(), (odd, tokens, a) => {
    expect(typeof renderText(odd + tokens, { a })).toBe('string');
    expect(
      typeof renderText('{{ a }}{{ a.b | json }}{{ a | join | upcase }}{% for x in a %}{{ x }}{% endfor %}', { a }),
    ).toBe('string');
  });
  fc.assert(random, { numRuns: 300 });
});

const TAGS = [
  'if $ %}{% endif',
  'for x in $ %}{% endfor',
  "render 'x' $",
  'paginate $ %}{% endpaginate',
  'cycle $',
  'form $ %}{% endform',
  'case x %}{% when $ %}{% endcase',
  'assign a = $',
];
const PIECES = [
  '[',
  '(',
  "'",
  '"',
  '| x: ',
  '.a',
  ' and ',
  ',',
  ':',
  '{{',
  '{%',
  'a[',
  "['",
  '..',
  '\n',
  '[a]',
  ' . a',
  '(a..b)',
  ', a: ',
];

test('odd markup is parsed in no time', () => {
  const started = process.cpuUsage();
  for (const piece of PIECES) {
    renderText(`{{ a${piece.repeat(3000)} }}`);
    for (const tag of TAGS) renderText(`{% ${tag.replace('$', () => `a${piece.repeat(400)}!`)} %}`);
  }
  // Of the processor: other work of the machine does not count.
  expect(process.cpuUsage(started).user / 1000).toBeLessThan(4000);
});
