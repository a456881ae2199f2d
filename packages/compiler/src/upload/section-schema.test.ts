import { describe, expect, test } from 'vitest';
import { expectOne, found, main } from './validate.fixture.ts';

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

  test('presets texts that fit, as their keys are translated', () => {
    const section = (key: string) =>
      `{% schema %}\n{ "name": "Main", "settings": [{ "type": "richtext", "id": "text", "label": "A" }],\n"presets": [{ "name": "A", "settings": { "text": "t:${key}" } }] }\n{% endschema %}`;
    const texts = { 'locales/en.default.schema.json': '{ "group": "Group", "rich": "<p>Hello</p>" }' };
    expect(found({ ...texts, 'sections/rich.liquid': section('rich') })).toEqual([]);
    expectOne(
      { ...texts, 'sections/rich.liquid': section('group') },
      'sections/rich.liquid:3: The setting "text" has its text in paragraphs. Write <p>…</p> around it',
    );
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
