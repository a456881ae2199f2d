import { describe, expect, test } from 'vitest';
import { expectOne, type Files, found, main, THEME } from './validate.fixture.ts';

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
    [
      'has settings that the block has',
      change('"text":', '"words":'),
      5,
      'The setting "words" is not in the schema: the platform drops its value. Remove it, or define it in the schema, which has: text',
    ],
    ['orders its sections', change('["main"]', '[]'), 3, 'The section "main" is not in `order`'],
    [
      'orders sections that it has',
      change('["main"]', '["main", "other"]'),
      10,
      '`order` names "other", and there is no such section. Remove it there, or add it to `sections`',
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
