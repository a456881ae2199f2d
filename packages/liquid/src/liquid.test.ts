import { describe, expect, test } from 'vitest';
import {
  createLiquid,
  drop,
  errorSentence,
  LiquidError,
  type LiquidOptions,
  listDrop,
  RenderBudget,
  type RenderRequest,
  readArguments,
  type TagDefinition,
} from './index.ts';

interface Host {
  name: string;
}

/** `{% box 'title', size: n %}…{% endbox %}`: a tag with values, a body and a variable of its own. */
const box: TagDefinition<Host> = {
  parse(tag, parser) {
    const { positional, named } = parser.arguments(tag.markup);
    const body = parser.body(tag);
    return {
      render(state) {
        state.out += `<${positional[0]?.read(state)} ${JSON.stringify(readArguments(named, state))}>`;
        state.withScope({ inner: 'i' }, () => body.render(state));
        state.out += `</${state.host.name}>`;
      },
    };
  },
};
const fails: TagDefinition<Host> = {
  parse: () => ({
    render(state) {
      state.out += 'half ';
      throw new LiquidError('of the tag');
    },
  }),
};

describe.each([
  ['walked', Number.POSITIVE_INFINITY],
  ['compiled', 0],
])('%s', (_, compileAfter) => {
  function render(
    template: string,
    request: Partial<RenderRequest<Host>> = {},
    options: LiquidOptions<Host> = {},
    snippets: Record<string, string> = {},
  ): string {
    const liquid = createLiquid<Host>({ tags: { box, fails }, compileAfter, ...options });
    return liquid.render(liquid.parse(template), {
      host: { name: 'host' },
      snippet: (name) => snippets[name],
      ...request,
    });
  }

  test.each([
    ["{% box 'a', n: x %}{{ inner }}{{ x }}{% endbox %}{{ inner }}", '<a {"n":1}>i1</host>'],
    [
      '{% for i in (1..2) %}{% box i %}{{ i }}{{ forloop.last }}{% endbox %}{% endfor %}',
      '<1 {}>1false</host><2 {}>2true</host>',
    ],
    ['{% box x %}{% assign y = 2 %}{{ y }}{% endbox %}{{ y }}', '<1 {}>2</host>2'],
    ['{{ y }}{% box x %}{% assign y = 2 %}{% endbox %}{{ y }}', '<1 {}></host>2'],
    ['{% for i in (1..3) %}{% box i %}{% break %}{% endbox %}never{% endfor %}after', '<1 {}></host>after'],
    ['{% for i in (1..2) %}{% box i %}{% continue %}{% endbox %}never{% endfor %}', '<1 {}></host><2 {}></host>'],
    ['{% box 1 %}{% box 2 %}{{ inner }}{% endbox %}{% endbox %}', '<1 {}><2 {}>i</host></host>'],
    ['a{% fails %}b', 'ahalf Liquid error (line 1): of the tagb'],
    ['{% for inner in (1..1) %}{% box 1 %}{{ inner }}{% endbox %}{{ inner }}{% endfor %}', '<1 {}>i</host>1'],
  ])('a tag of the host: %s', (template, expected) => {
    expect(render(template, { globals: { x: 1 } })).toBe(expected);
  });

  test.each([
    ['{% include "a" %}{{ y }}', { a: '{% assign y = 5 %}' }, '5'],
    ['{{ y }}{% include "a" %}{{ y }}', { a: '{% assign y = 5 %}' }, '5'],
    [
      '{% for i in (1..2) %}{% include "a" %}{% endfor %}',
      { a: '{{ i }}{{ forloop.index }}{{ self["i"] }};' },
      '111;222;',
    ],
    ['{% for i in (1..2) %}{% include "a" %}{% endfor %}{{ i }}', { a: '{% assign i = 9 %}{{ i }}' }, '129'],
    [
      '{% for i in (1..1) %}{% for j in (1..1) %}{% include "a" %}{% endfor %}{% endfor %}',
      { a: '{{ forloop.parentloop.name }}' },
      'i-(1..1)',
    ],
    ['{% include "a", x: 1, y: x %}', { a: '{{ x }}{{ y }}' }, '11'],
    ['{% include "a", x: 1, y: self["x"] %}', { a: '{{ x }}{{ y }}' }, '11'],
    // A snippet in a branch after `break` renders up to its first tag or output.
    ['{% case 1 %}{% when 1 %}{% break %}{% when 1 %}{% include "a" %}{% endcase %}', { a: '{{ 1 }}{{ 2 }}' }, '1'],
    ['{% include "a" for list %}', { a: '{{ a }},' }, '1,2,'],
    ['{% include "a" %}{% increment n %}', { a: '{% increment n %}{{ n }}' }, '011'],
    ['{% assign a = 1 %}{% render "a" %}{{ a }}', { a: '[{{ a }}{% assign a = 2 %}{{ a }}{{ g }}]' }, '[2g]1'],
    ['{% assign name = "g" %}{{ [name] }}{{ self[name] }}', {}, 'gg'],
    [
      '{% include "a" %}b',
      { a: '{% if %}' },
      "Liquid syntax error (a line 1): Syntax Error in tag 'if' - Valid syntax: if [expression]b",
    ],
    ['{% include "none" %}b', {}, "Liquid error (line 1): No such template 'none'b"],
  ] as const)('snippets share what they should: %s %j', (template, snippets, expected) => {
    expect(render(template, { globals: { g: 'g', list: [1, 2] } }, {}, snippets)).toBe(expected);
  });

  test.each([
    // After `break` the matching branches render up to their first tag or output.
    ['{% case 1 %}{% when 1 %}a{% break %}b{% when 1 %}c{{ 1 }}d{% endcase %}e', 'ac1'],
    [
      '{% for i in (1..2) %}{% case i %}{% when 1 %}a{% continue %}{% when 2 %}b{% when 1, 2 %}c{% endcase %}d{% endfor %}',
      'acbcd',
    ],
    ['{% case 1 %}{% when 1, 1 %}a{% else %}b{% when 1 %}c{% endcase %}', 'aac'],
    ['{% case 2 %}{% else %}a{% when 2 %}b{% else %}c{% endcase %}', 'ab'],
    // Errors of what prints nothing print nothing.
    ['a{% assign x = 1 | divided_by: 0 %}{% if 1 < "a" %} {% assign y = 1 %} {% endif %}b', 'ab'],
    ['a{% if 1 < "a" %}c{% endif %}b', 'aLiquid error (line 1): comparison of Integer with String failedb'],
    // A word ends where the letters of any script do.
    ['{% if andé %}a{% else %}b{% endif %}', 'b'],
    ['{% if true\u00a0and false %}a{% else %}b{% endif %}', 'Liquid error (line 1): Unknown operator false'],
  ])('what the reference does there: %s', (template, expected) => {
    expect(render(template)).toBe(expected);
  });

  test('rendered snippets do not see `data`; counters count in it', () => {
    const request = { globals: { a: 1 }, data: { b: 2, n: 5 }, scope: { c: 3 } };
    const snippet = { s: '[{{ a }}{{ b }}{{ c }}]' };
    expect(render('{{ a }}{{ b }}{{ c }}{% render "s" %}{% include "s" %}', request, {}, snippet)).toBe('123[1][123]');
    expect(render('{% increment n %}{{ n }}{% decrement n %}', request)).toBe('565');
  });

  test('globals may be a drop, and no JavaScript property is a variable', () => {
    const globals = drop({ kind: 'globals', fields: { a: () => 1 } });
    expect(render('{{ a }}{{ constructor }}{{ __proto__ }}{{ toString }}', { globals })).toBe('1');
    expect(
      render('{{ constructor }}{{ __proto__ }}{{ a.constructor }}{{ a.__proto__ }}{{ a.b.__proto__ }}', {
        globals: { a: { b: [] } },
      }),
    ).toBe('');
    expect(render('{% if constructor or __proto__ or toString %}seen{% endif %}{{ ["constructor"] | size }}')).toBe(
      '0',
    );
    expect(render('{% assign __proto__ = 1 %}{% assign constructor = 2 %}{{ __proto__ }}{{ constructor }}')).toBe('12');
    expect(
      render('{% render "s", __proto__: 1, constructor: 2 %}', {}, {}, { s: '{{ __proto__ }}{{ constructor }}' }),
    ).toBe('12');
  });

  test('a loop fetches only the items of a lazy list that it reads', () => {
    const asked: number[][] = [];
    const list = listDrop({
      count: () => 1000,
      slice(offset, limit) {
        asked.push([offset, limit]);
        return Array.from({ length: limit }, (_, index) => offset + index);
      },
    });
    expect(render('{% for x in list limit: 3 offset: 2 %}{{ x }}{% endfor %}', { globals: { list } })).toBe('234');
    expect(asked).toEqual([[2, 3]]);
    const parts = ['0, 2', '48, 9', '-2, 2', '-1', '50, 1', '51, 1', '-51, 1', '3, -1'].map((part) =>
      render(`{{ list | slice: ${part} | join: ',' }}`, { globals: { list } }),
    );
    expect(parts).toEqual(['0,1', '48,49', '48,49', '49', '', '', '', '']);
    expect(asked.slice(1)).toEqual([
      [0, 2],
      [48, 2],
      [49, 1],
    ]);
  });

  test('a loop iterates over the window that a tag has set on a list', () => {
    const list = [1, 2, 3, 4];
    const window: TagDefinition<Host> = {
      parse: (tag, parser) => {
        const body = parser.body(tag);
        return {
          render(state) {
            state.context.windows.set(list, [2, 3]);
            body.render(state);
            state.context.windows.clear();
          },
        };
      },
    };
    const template =
      '{% window %}{% for x in list %}{{ x }}{% endfor %}{% endwindow %}{% for x in list %}{{ x }}{% endfor %}';
    expect(render(template, { globals: { list } }, { tags: { window } })).toBe('231234');
  });

  test('a host provides the output of a snippet without arguments', () => {
    const asked: string[] = [];
    const rendered = (name: string) => {
      asked.push(name);
      return name === 'a' ? 'known' : undefined;
    };
    const template = [
      '{% render "a" %}{% if true %}{% render "b" %}{% endif %}',
      '{% render "a", x: 1 %}{% render "a" with g %}{% render "a" for g %}{% include "a" %}{% include "b" %}',
      '{% box 1 %}{% render "a" %}{% render "b" %}{% endbox %}{% render "none" %}',
    ];
    const snippets = { a: '[{{ x }}{{ a }}]', b: 'b{% render "a" %}' };
    expect(template.map((part) => render(part, { rendered, globals: { g: 1 } }, {}, snippets))).toEqual([
      'knownb[]',
      '[1][1][1][]b[]',
      "<1 {}>[]b[]</host>Liquid error (line 1): No such template 'none'",
    ]);
    expect(asked).toEqual(['a', 'b', 'none']);
  });

  test('an isolated template is rendered like a snippet', () => {
    const snippets = { a: 'a' };
    expect(render('{% include "a" %}{% render "a" %}', { isolated: true }, {}, snippets)).toBe(
      'Liquid error (line 1): include usage is not allowed in this contexta',
    );
  });

  test('a host replaces several filters by one, in every place with filters', () => {
    const liquid = createLiquid({
      compileAfter,
      filters: { 'shout at': (input, [name]) => `${input}, ${name}!` },
      joinFilters: ([first, second, ...rest]) =>
        first?.name === 'upcase' && second?.name === 'append' ? [{ ...second, name: 'shout at' }, ...rest] : [],
    });
    const template = liquid.parse(
      "{% assign x = 'a' | upcase | append: 'b' | size %}{{ x }} {{ 'a' | upcase | append: 'b' }}",
    );
    expect(liquid.render(template, { host: undefined })).toBe('5 a, b!');
  });

  test.each([
    ['lax', '{{ a b }}', undefined],
    ['strict', '{{ a b }}', 'Liquid syntax error (line 1): Expected end_of_string but found id in "{{ a b }}"'],
    [
      'strict',
      '\n{% if a == %}{% endif %}',
      'Liquid syntax error (line 2): [:end_of_string] is not a valid expression in "a =="',
    ],
    ['strict', '{% cycle a b %}', undefined],
    ['strict2', '{% cycle a b %}', 'Liquid syntax error (line 1): Expected end_of_string but found id in "a b"'],
    [
      'strict2',
      '{{ [a] }}',
      'Liquid syntax error (line 1): Bare bracket access is not allowed. Use self[\'...\'] instead in "{{ [a] }}"',
    ],
    [
      'lax',
      '{% if a %}\n{% endfor %}',
      "Liquid syntax error (line 2): 'endfor' is not a valid delimiter for if tags. use endif",
    ],
  ] as const)('%s: %s', (mode, template, expected) => {
    const { error } = createLiquid().parse(template, '', { mode });
    expect(error && errorSentence(error, '', undefined)).toBe(expected);
  });

  test.each([
    ['{% for i in (1..100000000) %}{{ i }}{% endfor %}'],
    ['{% for a in (1..9999) %}{% for b in (1..9999) %}{% endfor %}{% endfor %}'],
    ["{% assign s = 'xxxxxxxxxx' %}{% for i in (1..100) %}{% assign s = s | append: s %}{% endfor %}"],
    ["{% assign s = 'xxxxxxxxxx' %}{% for i in (1..100) %}{% capture s %}{{ s }}{{ s }}{% endcapture %}{% endfor %}"],
    [`{% assign s = 'xxxxxxxxxx' %}${'{% capture s %}{{ s }}{{ s }}{% endcapture %}'.repeat(60)}`],
    ["{% assign a = 'a,b' | split: ',' %}{% for i in (1..100) %}{% assign a = a | concat: a %}{% endfor %}"],
    ['{% tablerow i in (1..999999999) cols: 1 %}{% endtablerow %}'],
  ])('ends within its limits: %s', (template) => {
    const budget = new RenderBudget({ steps: 100_000, memory: 1_000_000 });
    expect(render(template, { budget })).toMatch(/^Liquid error: .*limits? exceeded$/);
  });

  test('captures and filters are charged to the budget', () => {
    const globals = { text: 'x'.repeat(2_000) };
    const parts = ['{% capture a %}{{ text }}{% endcapture %}', '{% assign a = text | upcase %}'];
    for (const part of parts) {
      const rendered = (memory: number) => render(part.repeat(10), { globals, budget: new RenderBudget({ memory }) });
      expect(rendered(20_000)).toBe('');
      expect(rendered(19_999)).toBe('Liquid error: Memory limits exceeded');
    }
  });

  test('all renders of a page share one budget', () => {
    const budget = new RenderBudget({ steps: 1000 });
    const template = '{% for i in (1..250) %}{{ i }}{% endfor %}';
    expect(render(template, { budget })).toMatch(/250$/);
    expect(render(template, { budget })).toBe('Liquid error: Render limit exceeded');
  });

  test('snippets and blocks nested without end are an error, not a crash', () => {
    expect(render('{% render "a" %}', {}, {}, { a: '{% render "a" %}' })).toBe(
      'Liquid error (a line 1): Nesting too deep',
    );
    expect(render('{% include "a" %}', {}, {}, { a: '{% include "a" %}' })).toBe(
      'Liquid error (a line 1): Nesting too deep',
    );
    expect(render('{% if true %}'.repeat(200))).toBe('Liquid error: Nesting too deep');
    expect(render(`{{ ${'a['.repeat(50_000)} }}`)).toMatch(/Nesting too deep|^$/);
  });

  test('loops and snippets one after the other are not nested', () => {
    const parts = [
      '{% for i in (1..1) %}{{ i }}{% endfor %}',
      '{% tablerow i in (1..1) %}{% endtablerow %}',
      '{% include "a" %}',
    ];
    for (const part of parts) expect(render(part.repeat(150), {}, {}, { a: 'a' })).not.toContain('Nesting');
  });

  test('reports an unexpected error to the host, and each problem once', () => {
    const warnings: string[] = [];
    const warn = (message: string) => warnings.push(message);
    const bad = drop({
      kind: 'bad',
      fields: {
        x: () => {
          throw new TypeError('of the host');
        },
      },
    });
    expect(render('{% for i in (1..2) %}{{ bad.x }}{{ 1 | nonsense }}{% endfor %}', { globals: { bad }, warn })).toBe(
      'Liquid error (line 1): internal1Liquid error (line 1): internal1',
    );
    expect(warnings).toHaveLength(2);
    expect(warnings[0]).toContain('of the host');
  });
});

test('compiled templates compute constant filter chains once for a key', () => {
  let calls = 0;
  const filters = {
    t: (input: unknown) => {
      calls++;
      return `${input}!`;
    },
  };
  const hosts = [{ name: 'a' }, { name: 'b' }];
  const liquid = createLiquid<Host>({
    filters,
    compileAfter: 0,
    constants: { names: new Set(['t', 'append']), key: (host) => host },
  });
  const template = liquid.parse("{{ 'x' | t | append: 'y' }}{{ 'x' | t | append: z }}");
  const html = [0, 0, 1].map((host) =>
    liquid.render(template, { host: hosts[host] ?? { name: '' }, globals: { z: 'z' } }),
  );
  expect(html).toEqual(['x!yx!z', 'x!yx!z', 'x!yx!z']);
  // Twice each for two hosts: the second chain is made once up to what varies.
  expect(calls).toBe(4);
});
