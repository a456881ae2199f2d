import { describe, expect, test } from 'vitest';
import { type Files, found, THEME } from './validate.fixture.ts';

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
