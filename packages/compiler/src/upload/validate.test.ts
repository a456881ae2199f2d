import { describe, expect, test } from 'vitest';
import { validateTheme } from './validate.ts';

type Files = Record<string, string>;

const THEME: Files = {
  'layout/theme.liquid':
    "<html>{{ content_for_header }}{% sections 'header-group' %}{{ content_for_layout }}{{ 'shop.greeting' | t }}</html>",
  'config/settings_schema.json': JSON.stringify([
    {
      name: 'theme_info',
      theme_name: 'Fixture',
      theme_author: 'Somebody',
      theme_version: '1.0.0',
      theme_documentation_url: 'https://example.com',
      theme_support_url: 'https://example.com',
    },
    {
      name: 't:group',
      settings: [
        { type: 'checkbox', id: 'wide', label: 'Wide', default: true },
        {
          type: 'color_scheme_group',
          id: 'schemes',
          definition: [{ type: 'color', id: 'text', label: 'Text', default: '#000000' }],
          role: Object.fromEntries(
            [
              ...[
                'background',
                'text',
                'links',
                'icons',
                'primary_button',
                'on_primary_button',
                'primary_button_border',
              ],
              ...['secondary_button', 'on_secondary_button', 'secondary_button_border'],
            ].map((name) => [name, 'text']),
          ),
        },
      ],
    },
  ]),
  'config/settings_data.json': JSON.stringify({
    current: { wide: false, schemes: { paper: { settings: { text: '#111111' } } } },
  }),
  'locales/en.default.json':
    '{ "shop": { "greeting": "Hello", "pieces": { "one": "{{ count }}", "other": "{{ count }}" } } }',
  'locales/en.default.schema.json': '{ "group": "Group", "long": "A name that is far too long for it" }',
  'sections/header.liquid': `{% schema %}
{
  "name": "Header",
  "settings": []
}
{% endschema %}`,
  'sections/header-group.json':
    '{ "type": "header", "name": "Header", "sections": { "a": { "type": "header" } }, "order": ["a"] }',
  'templates/index.json': `{
  "sections": {
    "main": {
      "type": "main",
      "blocks": { "one": { "type": "quote", "settings": { "text": "Hello" } } },
      "block_order": ["one"],
      "settings": { "title": "Welcome" }
    }
  },
  "order": ["main"]
}`,
};

/** The section \`main\`: a schema with an entry for settings, from line 5, and further members. */
const main = (setting = '', more = ''): string => `{% schema %}
{
  "name": "Main",
  "settings": [
    { "type": "text", "id": "title", "label": "Title" }${setting === '' ? '' : `,\n    ${setting}`}
  ],
  "blocks": [{ "type": "quote", "name": "Quote", "limit": 2, "settings": [{ "type": "text", "id": "text", "label": "Text" }] }]${more}
}
{% endschema %}`;

const found = (changes: Files, without: string[] = []): string[] => {
  const files = { ...THEME, 'sections/main.liquid': main(), ...changes };
  return validateTheme(new Map(Object.entries(files).filter(([path]) => !without.includes(path)))).map(
    ({ path, line, message }) => `${path}:${line}: ${message}`,
  );
};
/** A file that has one mistake, and how what is said of it begins. */
const expectOne = (changes: Files, beginning: string) => {
  const lines = found(changes);
  expect(lines).toHaveLength(1);
  expect(lines[0]?.slice(0, beginning.length)).toBe(beginning);
};

test('a theme that the platform takes has no problem', () => {
  expect(found({})).toEqual([]);
});

describe('a setting', () => {
  const range = (rest: string) => `{ "type": "range", "id": "x", "label": "X", ${rest} }`;
  const select = (rest: string) => `{ "type": "select", "id": "x", "label": "X", ${rest} }`;
  test.each([
    [
      'has no blank default',
      '{ "type": "text", "id": "x", "label": "X", "default": "" }',
      'The default of the setting "x" is blank',
    ],
    [
      'has no default of spaces',
      '{ "type": "textarea", "id": "x", "label": "X", "default": " " }',
      'The default of the setting "x" is blank',
    ],
    [
      'has an id of its own',
      '{ "type": "text", "id": "title", "label": "X" }',
      'The setting "title" is there twice, also on line 5',
    ],
    ['has an id', '{ "type": "text", "label": "X" }', 'A setting of type text has an `id`'],
    [
      'has an id without spaces',
      '{ "type": "text", "id": "a b", "label": "X" }',
      'The setting "a b" has an id with other than',
    ],
    ['has a type', '{ "id": "x", "label": "X" }', 'A setting has a `type`'],
    [
      'has a type that there is',
      '{ "type": "string", "id": "x", "label": "X" }',
      'The platform has no setting of type "string"',
    ],
    ['has a label', '{ "type": "text", "id": "x" }', 'The setting "x" has no label'],
    [
      'has no attribute of other types',
      '{ "type": "text", "id": "x", "label": "X", "min": 1 }',
      'The setting "x" has `min`, which a text does not take',
    ],
    [
      'has a default of its type',
      '{ "type": "checkbox", "id": "x", "label": "X", "default": "true" }',
      'The default of the setting "x" is true or false, not "true"',
    ],
    [
      'has a default that is a number',
      '{ "type": "number", "id": "x", "label": "X", "default": "3" }',
      'The default of the setting "x" is a number, not "3"',
    ],
    [
      'has a default within the range',
      range('"min": 0, "max": 4, "default": 5'),
      'The default of the setting "x" lies between 0 and 4, not at 5',
    ],
    [
      'has a default on a step',
      range('"min": 100, "max": 200, "step": 20, "default": 150'),
      'The default of the setting "x" lies on a step of 20 from 100, as 160 does, not at 150',
    ],
    [
      'that is a range has a default',
      range('"min": 0, "max": 4'),
      'The setting "x" has no `default`, which a range needs',
    ],
    [
      'has at most 101 steps',
      range('"min": 0, "max": 101, "default": 0'),
      'The setting "x" has 102 steps, and the platform takes 101',
    ],
    [
      'has at least 3 steps',
      range('"min": 1, "max": 2, "default": 1'),
      'The setting "x" has 2 steps, and a range has at least 3',
    ],
    ['reaches its end', range('"min": 0, "max": 9, "step": 2, "default": 0'), 'The setting "x" never reaches 9'],
    [
      'has a step of tenths',
      range('"min": 0, "max": 1, "step": 0.25, "default": 0'),
      'The step of the setting "x" is 0.1 or a multiple of it',
    ],
    ['goes upwards', range('"min": 4, "max": 4, "default": 4'), 'The setting "x" goes from 4 to 4'],
    [
      'has numbers for its range',
      range('"min": 0, "max": 4, "step": "1", "default": 1'),
      '`step` of the setting "x" is a number, not "1"',
    ],
    [
      'has a short unit',
      range('"min": 0, "max": 4, "default": 1, "unit": "pixel"'),
      'The unit "pixel" of the setting "x" has 5 characters, and 3',
    ],
    [
      'has a default among its options',
      select('"options": [{ "value": "a", "label": "A" }], "default": "b"'),
      'The default of the setting "x" is one of "a", not "b"',
    ],
    ['has options', select('"options": []'), 'The setting "x" has no options'],
    [
      'has options with a value each',
      select('"options": [{ "label": "A" }]'),
      'An option of the setting "x" has a `value` and a `label`',
    ],
    [
      'has each option once',
      select('"options": [{ "value": "a", "label": "A" }, { "value": "a", "label": "B" }]'),
      'The setting "x" offers the value "a" twice',
    ],
    [
      'that picks a product has no default',
      '{ "type": "product", "id": "x", "label": "X", "default": "dress" }',
      'The setting "x" has a default, which a product cannot have',
    ],
    [
      'that is a link has no default of its own',
      '{ "type": "url", "id": "x", "label": "X", "default": "/pages/a" }',
      'The default of the setting "x" is /collections or /collections/all',
    ],
    [
      'that is a menu has one that each shop has',
      '{ "type": "link_list", "id": "x", "label": "X", "default": "main" }',
      'The default of the setting "x" is main-menu or footer',
    ],
    [
      'has formatted text in paragraphs',
      '{ "type": "richtext", "id": "x", "label": "X", "default": "Hello" }',
      'The default of the setting "x" has its text in paragraphs',
    ],
    [
      'has no block in a line of text',
      '{ "type": "inline_richtext", "id": "x", "label": "X", "default": "<p>a</p>" }',
      'The default of the setting "x" has no <p>',
    ],
    [
      'has a color that is one',
      '{ "type": "color", "id": "x", "label": "X", "default": "red" }',
      'The default of the setting "x" is a color like #1A1816, not red',
    ],
    [
      'names a color scheme that there is',
      '{ "type": "color_scheme", "id": "x", "label": "X", "default": "ink" }',
      'The default of the setting "x" is one of the theme\'s color schemes (paper), not ink',
    ],
    [
      'has a font of the platform',
      '{ "type": "font_picker", "id": "x", "label": "X", "default": "Assistant" }',
      'The default of the setting "x" is a font of the platform',
    ],
    [
      'names video services',
      '{ "type": "video_url", "id": "x", "label": "X", "accept": ["mp4"] }',
      '`accept` of the setting "x" is a list of youtube and vimeo',
    ],
    [
      'has a list that is not too long',
      '{ "type": "product_list", "id": "x", "label": "X", "limit": 51 }',
      '`limit` of the setting "x" is a whole number from 1 to 50',
    ],
    ['has a heading with its text', '{ "type": "header" }', 'A header has a `content`'],
    [
      'has a heading that is not too long',
      `{ "type": "header", "content": "${'a'.repeat(51)}" }`,
      `The heading "${'a'.repeat(51)}" has 51 characters`,
    ],
    [
      'names a text of the editor',
      '{ "type": "text", "id": "x", "label": "t:labels.x" }',
      'There is no text for "t:labels.x"',
    ],
  ])('%s', (_, setting, message) => {
    expectOne({ 'sections/main.liquid': main(setting) }, `sections/main.liquid:6: ${message}`);
  });

  test('may have every other default', () => {
    expect(
      found({
        'sections/main.liquid': main(
          [
            range('"min": 0, "max": 100, "default": 100'),
            select('"options": [{ "value": "a", "label": "A" }], "default": "a"').replace('"x"', '"b"'),
            range('"min": 0.5, "max": 2, "step": 0.1, "default": 1.3').replace('"x"', '"c"'),
            '{ "type": "richtext", "id": "d", "label": "X", "default": "<p>a <b>b</b><br>c</p><ul><li>d</li></ul>" }',
            '{ "type": "inline_richtext", "id": "e", "label": "X", "default": "a <b>b</b>" }',
            '{ "type": "color_scheme", "id": "f", "label": "X", "default": "paper" }',
            '{ "type": "link_list", "id": "g", "label": "X", "default": "main-menu" }',
          ].join(',\n'),
        ),
      }),
    ).toEqual([]);
  });
});

describe('a schema', () => {
  test.each([
    ['takes what the platform knows', ', "icon": "x"', 'The schema of a section does not take `icon`'],
    ['has 1 or 2 as its limit', ', "limit": 3', '`limit` is a whole number from 1 to 2, not 3'],
    ['has at most 50 blocks', ', "max_blocks": 51', '`max_blocks` is a whole number from 1 to 50, not 51'],
    ['has a tag that the platform takes', ', "tag": "main"', '`tag` is article, aside, div, footer, header or section'],
    [
      'is for some templates or not for others',
      ', "enabled_on": { "templates": ["*"] }, "disabled_on": { "groups": ["*"] }',
      '`enabled_on` and `disabled_on` exclude each other',
    ],
    [
      'is for templates that there are',
      ', "enabled_on": { "templates": ["home", "index"] }',
      'The platform has no template "home"',
    ],
    [
      'has names that the editor can show',
      ', "presets": [{ "name": "t:long" }]',
      'The name of a preset, "A name that is far too long for it", has 34 characters, and 25',
    ],
    ['has a name for each preset', ', "presets": [{ "settings": {} }]', 'There is no `name` of a preset'],
    ['has each preset once', ', "presets": [{ "name": "A" }, { "name": "A" }]', 'The preset "A" is there twice'],
    [
      'presets settings that it has',
      ', "presets": [{ "name": "A", "settings": { "titel": "B" } }]',
      'The setting "titel" is not in the schema',
    ],
    [
      'presets values that fit',
      ', "presets": [{ "name": "A", "settings": { "title": 1 } }]',
      'The setting "title" is a string, not 1',
    ],
    [
      'presets blocks that it has',
      ', "presets": [{ "name": "A", "blocks": [{ "type": "text" }] }]',
      'The section has no block of type "text". It has: quote',
    ],
    [
      'presets no more blocks than it takes',
      ', "presets": [{ "name": "A", "blocks": [{ "type": "quote" }, { "type": "quote" }, { "type": "quote" }] }]',
      'There are 3 blocks of type "quote", and the section takes 2',
    ],
    [
      'is JSON',
      ', "presets": [],',
      'The schema is no JSON. An object has keys in double quotes, and no comma after the last member',
    ],
    ['has each key once', ', "name": "Other"', 'The key "name" is there twice'],
  ])('%s', (_, more, message) => {
    const line = message.startsWith('The schema is no JSON') ? 8 : 7;
    expectOne({ 'sections/main.liquid': main('', more) }, `sections/main.liquid:${line}: ${message}`);
  });

  test('has blocks with types and names of their own', () => {
    const blocks = (list: string) =>
      `{% schema %}\n{ "name": "Main", "settings": [{ "type": "text", "id": "title", "label": "A" }],\n"blocks": [{ "type": "quote", "name": "Quote", "settings": [{ "type": "text", "id": "text", "label": "A" }] },\n${list}]}\n{% endschema %}`;
    expectOne(
      {
        'sections/main.liquid': blocks(
          '{ "type": "quote", "name": "Other", "settings": [{ "type": "text", "id": "text", "label": "A" }] }',
        ),
      },
      'sections/main.liquid:4: The type "quote" of a block is there twice',
    );
    expectOne(
      { 'sections/main.liquid': blocks('{ "type": "other", "name": "Quote" }') },
      'sections/main.liquid:4: Two kinds of blocks are called "Quote"',
    );
    expectOne(
      { 'sections/main.liquid': blocks('{ "type": "other", "settings": [] }') },
      'sections/main.liquid:4: There is no `name` of the block "other"',
    );
    expectOne(
      { 'sections/main.liquid': blocks('{ "name": "Other" }') },
      'sections/main.liquid:4: A kind of block has a `type`',
    );
  });

  test('stands once in a section, outside of other tags, and nowhere else', () => {
    expectOne(
      { 'sections/main.liquid': `${main()}\n{% schema %}{}{% endschema %}` },
      'sections/main.liquid:10: `schema` is there twice',
    );
    expectOne(
      { 'sections/main.liquid': `{% if a %}${main()}{% endif %}` },
      'sections/main.liquid:1: `schema` stands within another tag',
    );
    expectOne(
      { 'snippets/a.liquid': '\n{% schema %}{}{% endschema %}' },
      'snippets/a.liquid:2: Only sections and blocks have a schema',
    );
  });
});

describe('a template', () => {
  const change = (from: string | RegExp, to: string): Files => ({
    'templates/index.json': (THEME['templates/index.json'] ?? '').replace(from, to),
  });
  test.each([
    ['has sections that there are', change('"main",', '"hero",'), 4, 'There is no section "hero"'],
    [
      'has settings that the section has',
      change('"title": ', '"titel": '),
      7,
      'The setting "titel" is not in the schema',
    ],
    ['has values that fit', change('"Welcome"', 'true'), 7, 'The setting "title" is a string, not true'],
    ['has blocks that the section has', change('"quote"', '"text"'), 5, 'The section has no block of type "text"'],
    ['has settings that the block has', change('"text":', '"words":'), 5, 'The setting "words" is not in the schema'],
    ['orders its sections', change('["main"]', '[]'), 3, 'The section "main" is not in `order`'],
    [
      'orders sections that it has',
      change('["main"]', '["main", "other"]'),
      10,
      '`order` names "other", and there is no such section',
    ],
    ['orders each section once', change('["main"]', '["main", "main"]'), 10, '`order` names "main" twice'],
    ['orders the blocks', change('["one"]', '[]'), 5, 'The block "one" is not in `block_order`'],
    ['has ids without dots', change(/main"([:\]])/g, 'ma.in"$1'), 3, 'The id "ma.in" of a section has letters'],
    [
      'takes what the platform knows',
      change('"type": "main",', '"type": "main", "class": "a",'),
      4,
      'A section does not take `class`',
    ],
    ['names a layout that there is', change('"order"', '"layout": "bare", "order"'), 10, 'There is no layout "bare"'],
    ['is JSON', change('"order"', 'order'), 10, 'This is no JSON. An object has keys in double quotes'],
  ])('%s', (_, files, line, message) => {
    expectOne(files, `templates/index.json:${line}: ${message}`);
  });

  test('may have comments, and commas before a bracket', () => {
    expect(found(change('"order": ["main"]', '/* the order */ "order": ["main",],'))).toEqual([]);
  });

  test('has at most 25 sections, and 50 blocks in each', () => {
    const of = (count: number, make: (id: string) => string) =>
      Array.from({ length: count }, (_, i) => make(`a${i}`)).join(',');
    const sections = (count: number) =>
      `{ "sections": {${of(count, (id) => `"${id}": { "type": "main" }`)}}, "order": [${of(count, (id) => `"${id}"`)}] }`;
    expect(found({ 'templates/index.json': sections(25) })).toEqual([]);
    expectOne(
      { 'templates/index.json': sections(26) },
      'templates/index.json:1: There are 26 sections, and the platform takes 25',
    );
    const blocks = (count: number) =>
      `{ "sections": { "main": { "type": "many", "blocks": {${of(count, (id) => `"${id}": { "type": "b" }`)}}, "block_order": [${of(count, (id) => `"${id}"`)}] } }, "order": ["main"] }`;
    const many = '{% schema %}{ "name": "Many", "blocks": [{ "type": "b", "name": "B" }] }{% endschema %}';
    expect(found({ 'templates/index.json': blocks(50), 'sections/many.liquid': many })).toEqual([]);
    expectOne(
      { 'templates/index.json': blocks(51), 'sections/many.liquid': many },
      'templates/index.json:1: There are 51 blocks, and the section takes 50',
    );
  });

  test('has a section as often, and where, as its schema allows', () => {
    const twice = {
      'templates/page.json':
        '{ "sections": { "a": { "type": "main" }, "b": { "type": "main" } }, "order": ["a", "b"] }',
    };
    expect(found(twice)).toEqual([]);
    expectOne(
      { ...twice, 'sections/main.liquid': main('', ', "limit": 1') },
      'templates/page.json:1: The section "main" is there 2 times',
    );
    expectOne(
      { 'sections/main.liquid': main('', ', "enabled_on": { "templates": ["page"] }') },
      'templates/index.json:3: The section "main" may not stand here',
    );
    expectOne(
      {
        'sections/header.liquid': (THEME['sections/header.liquid'] ?? '').replace(
          '"settings"',
          '"disabled_on": { "groups": ["header"] }, "settings"',
        ),
      },
      'sections/header-group.json:1: The section "header" may not stand here',
    );
  });

  test('is of a type that the platform has, and there once', () => {
    expectOne({ 'templates/home.liquid': 'a' }, 'templates/home.liquid:0: The platform has no template "home"');
    expectOne({ 'templates/index.liquid': 'a' }, 'templates/index.liquid:0: The template is there as .json too');
    expectOne(
      { 'templates/gift_card.json': '{ "sections": {}, "order": [] }' },
      'templates/gift_card.json:0: The template gift_card is a .liquid file',
    );
    expect(
      found({
        'templates/metaobject/look.json': '{ "sections": {}, "order": [] }',
        'templates/customers/account.orders.liquid': '',
        'templates/robots.txt.liquid': '',
      }),
    ).toEqual([]);
  });

  test('is a group of a type that the platform has', () => {
    const group = THEME['sections/header-group.json'] ?? '';
    expectOne(
      { 'sections/header-group.json': group.replace('"header"', '"top"') },
      'sections/header-group.json:1: The `type` of a section group is',
    );
    expectOne(
      { 'sections/header-group.json': group.replace('"name": "Header"', '"name": ""') },
      'sections/header-group.json:1: A section group has a `name`',
    );
  });
});

describe('the settings of the theme', () => {
  const schema = (from: string, to: string): Files => ({
    'config/settings_schema.json': (THEME['config/settings_schema.json'] ?? '').replace(from, to),
  });
  const data = (json: unknown): Files => ({ 'config/settings_data.json': JSON.stringify(json) });
  const schemes = { paper: { settings: { text: '#111111' } } };
  test.each([
    [
      'say what the theme is called',
      schema('"theme_author":"Somebody"', '"theme_author":""'),
      'config/settings_schema.json:1: `theme_info` has no `theme_author`',
    ],
    [
      'say it in 25 characters',
      schema('"Somebody"', `"${'a'.repeat(26)}"`),
      'config/settings_schema.json:1: `theme_author` has 26 characters, and 25',
    ],
    [
      'say where help is',
      schema(
        '"theme_support_url":"https://example.com"',
        '"theme_support_url":"https://example.com","theme_support_email":"a@b.c"',
      ),
      'config/settings_schema.json:1: `theme_info` has either',
    ],
    [
      'have one name each',
      schema('"id":"wide"', '"id":"schemes"'),
      'config/settings_schema.json:1: The setting "schemes" is there twice',
    ],
    [
      'have texts that there are',
      schema('t:group', 't:groups'),
      'config/settings_schema.json:1: There is no text for "t:groups"',
    ],
    ['have values that count', data({ presets: {} }), 'config/settings_data.json:1: There is no `current`'],
    [
      'name a preset that there is',
      data({ current: 'Default', presets: {} }),
      'config/settings_data.json:1: `current` names the preset "Default"',
    ],
    [
      'have at most 5 presets',
      data({ current: { schemes }, presets: Object.fromEntries([1, 2, 3, 4, 5, 6].map((n) => [n, {}])) }),
      'config/settings_data.json:1: There are 6 presets, and the platform takes 5',
    ],
    [
      'have values for what is there',
      data({ current: { schemes, tall: true } }),
      'config/settings_data.json:1: The setting "tall" is not in the schema',
    ],
    [
      'have values that fit',
      data({ current: { schemes, wide: 'yes' } }),
      'config/settings_data.json:1: The setting "wide" is true or false, not "yes"',
    ],
    [
      'have color schemes of colors',
      data({ current: { schemes: { paper: { settings: { text: 'black' } } } } }),
      'config/settings_data.json:1: The setting "schemes" has a scheme "paper" whose "text" is a color',
    ],
    [
      'have static sections that there are',
      data({ current: { schemes, sections: { a: { type: 'hero' } } } }),
      'config/settings_data.json:1: There is no section "hero"',
    ],
  ])('%s', (_, files, beginning) => {
    const lines = found(files);
    expect(lines[0]?.slice(0, beginning.length)).toBe(beginning);
  });
});

describe('texts', () => {
  test('that a file shows are there', () => {
    expectOne(
      { 'snippets/a.liquid': "\n{{ 'shop.farewell' | t }}" },
      "snippets/a.liquid:2: There is no text for 'shop.farewell'",
    );
    expect(
      found({
        'snippets/a.liquid': "{{ 'shop.pieces' | t: count: 2 }}{{ 'shopify.page_titles.404' | t }}{{ key | t }}",
      }),
    ).toEqual([]);
    const own = main('', ', "locales": { "en": { "a": "b" } }');
    expect(found({ 'sections/main.liquid': `{{ 'sections.main.a' | t }}${own}` })).toEqual([]);
  });

  test.each([
    ['are strings', '{ "shop": { "greeting": 1 } }', 'The text "greeting" is a string, not 1'],
    [
      'have at most 1000 characters',
      `{ "shop": { "greeting": "${'a'.repeat(1001)}" } }`,
      'The text "greeting" has 1001 characters',
    ],
    ['have keys without dots', '{ "shop": { "greeting": "a", "b.c": "d" } }', 'The key "b.c" cannot be named'],
    [
      'have a form for every number',
      '{ "shop": { "greeting": "a", "b": { "one": "c" } } }',
      'The text "b" has plural forms and no `other`',
    ],
    ['are there once', '{ "shop": { "greeting": "a", "greeting": "b" } }', 'The key "greeting" is there twice'],
    ['are JSON', '{ "shop": { "greeting": "a }', 'This is no JSON. A string does not end on its line'],
  ])('%s', (_, locale, message) => {
    const lines = found({ 'locales/en.default.json': locale });
    expect(lines).toContainEqual(expect.stringContaining(`locales/en.default.json:1: ${message}`));
  });

  test('have one default language', () => {
    expectOne({ 'locales/fr.default.json': '{}' }, 'locales/fr.default.json:0: A theme has one default language');
    expect(found({ 'locales/en.json': THEME['locales/en.default.json'] ?? '' }, ['locales/en.default.json'])[0]).toBe(
      ':0: No locale file is the default. Call one of them like en.default.json',
    );
  });
});

describe('a file', () => {
  test.each([
    ['assets/pictures/a.png', 'The platform has no folder assets/pictures'],
    ['assets/a.ts', 'The folder assets takes styles, scripts, pictures'],
    ['assets/a b.css', 'A file name has letters, digits'],
    ['src/a.js', 'The platform has no folder src'],
    ['README.md', 'A theme has its files in folders'],
    ['locales/english.json', 'The folder locales takes files named by a language'],
    ['snippets/a.html', 'The folder snippets takes .liquid files'],
    ['snippets/cards/a.liquid', 'The platform has no folder snippets/cards'],
    ['config/other.json', 'The folder config takes settings_schema.json'],
  ])('%s is not taken', (path, message) => {
    const [first] = found({ [path]: path.endsWith('.json') ? '{}' : '' });
    expect(first).toContain(`${path}:0: ${message}`);
  });

  test('has no more bytes than the platform takes, and the schema does not count', () => {
    expectOne(
      { 'snippets/a.liquid': 'a'.repeat(256 * 1024 + 1) },
      'snippets/a.liquid:0: The file has 262145 bytes, and the platform takes 262144',
    );
    expect(found({ 'sections/main.liquid': `${'a'.repeat(256 * 1024)}${main()}` })).toEqual([]);
  });

  test('names files that there are', () => {
    expectOne({ 'snippets/a.liquid': "\n{% render 'b' %}" }, 'snippets/a.liquid:2: There is no snippets/b.liquid');
    expectOne(
      { 'layout/theme.liquid': `${THEME['layout/theme.liquid']}{% section 'b' %}` },
      'layout/theme.liquid:1: There is no sections/b.liquid',
    );
  });

  test('has tags that the platform knows there', () => {
    expectOne(
      { 'snippets/a.liquid': "\n{% sections 'header-group' %}" },
      'snippets/a.liquid:2: The tag `sections` is one of layouts alone',
    );
    expectOne(
      { 'snippets/a.liquid': "{% content_for 'blocks' %}" },
      'snippets/a.liquid:1: The tag `content_for` is one of sections and blocks alone',
    );
  });

  test('is Liquid that the platform takes', () => {
    expectOne(
      { 'snippets/a.liquid': "\n{{ a | replace: '{id}', b }}" },
      "snippets/a.liquid:2: `{{ a | replace: '{id}`: The output ends at its first `}`",
    );
  });

  test('is the layout, which prints what the platform gives it', () => {
    expectOne(
      { 'layout/theme.liquid': "{{ content_for_layout }}{% sections 'header-group' %}" },
      'layout/theme.liquid:0: The layout does not print `{{ content_for_header }}`',
    );
    expect(found({}, ['layout/theme.liquid'])).toEqual([
      ':0: There is no layout/theme.liquid, without which nothing is a theme',
    ]);
  });
});
