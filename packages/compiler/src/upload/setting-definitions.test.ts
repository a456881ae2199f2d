import { describe, expect, test } from 'vitest';
import { expectOne, found, main } from './validate.fixture.ts';

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
